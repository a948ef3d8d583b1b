import { clsx } from "clsx";
import { useCallback, useEffect, useRef, useState } from "react";

import { atBase } from "#app/lib/base-path.ts";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useReducedMotion } from "#app/lib/use-media-query.ts";

import { useFreePlace } from "./use-free-place.ts";

/** Milliseconds that the celebration lasts (specification, section 9). */
export const fireworksMs = 5000;

const importFireworks = () => import("./fireworks.tsx");

type Props = { src: string };

/** A small picture hidden somewhere in the positioned element around it. Its place is chance, so it is not prerendered. */
export function HiddenImage({ src }: Props) {
  const isHydrated = useHydrated();
  return isHydrated && <FindableImage src={src} />;
}

/** Whoever finds the picture sets off fireworks, one at a time; where motion is unwelcome, words alone. */
function FindableImage({ src }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const place = useFreePlace(button);
  const [isFound, setIsFound] = useState(false);
  const isStill = useReducedMotion();
  const { module, hasFailed, load } = useLazyModule(importFireworks, { staysOnRelease: true });
  const end = useCallback(() => setIsFound(false), []);

  function celebrate() {
    setIsFound(true);
    if (!isStill) void load();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Hidden surprise"
        onClick={celebrate}
        style={place && { left: `${place.left}%`, top: `${place.top}%` }}
        className={clsx(
          "absolute inline-flex size-11 -translate-1/2 items-center justify-center",
          !place && "invisible",
        )}
      >
        {place && <img src={atBase(src)} alt="" width={place.size} height={place.size} />}
      </button>
      <p role="status" lang="ka" className="pointer-events-none fixed inset-x-4 bottom-6 z-40 flex justify-center">
        {isFound && (
          <span className="rounded-md bg-text px-5 py-3 text-page shadow-lg">
            იპოვე! გილოცავ: ეს ბაგი კი არა, ფიჩერი იყო.
          </span>
        )}
      </p>
      {isFound && !isStill && module && <module.Fireworks forMs={fireworksMs} />}
      {/* Offline the library may not come: then the words alone congratulate. */}
      {isFound && (isStill || module || hasFailed) && <EndOfJoy onEnd={end} />}
    </>
  );
}

/** Ends the celebration when its time is over, counted from when it is really seen. */
function EndOfJoy({ onEnd }: { onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, fireworksMs);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return null;
}
