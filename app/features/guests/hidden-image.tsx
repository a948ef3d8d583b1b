import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { atBase } from "#app/lib/url.ts";
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
  // Counted from when it is really seen. Offline the library may not come: then the words alone congratulate.
  const isSeen = isFound && (isStill || hasFailed || module !== undefined);

  useEffect(() => {
    if (!isSeen) return undefined;
    const timer = setTimeout(() => setIsFound(false), fireworksMs);
    return () => clearTimeout(timer);
  }, [isSeen]);

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
    </>
  );
}
