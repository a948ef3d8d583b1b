import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";

import { atBase } from "#app/lib/base-path.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useReducedMotion } from "#app/lib/use-media-query.ts";

import { fireworksMs } from "./burst-size.ts";
import { randomPlace } from "./hidden-place.ts";

/** Offline the library may not come: then the words alone congratulate. */
const Fireworks = lazy<ComponentType>(() => import("./fireworks.tsx").catch(() => ({ default: () => null })));

type Props = { src: string };

/** A small picture hidden somewhere in the positioned element around it. Its place is chance, so it is not prerendered. */
export function HiddenImage({ src }: Props) {
  const isHydrated = useHydrated();
  return isHydrated && <FindableImage src={src} />;
}

/** Whoever finds the picture sets off fireworks, one at a time; where motion is unwelcome, words alone. */
function FindableImage({ src }: Props) {
  const [{ left, top, size }] = useState(() => randomPlace());
  const [isFound, setIsFound] = useState(false);
  const isStill = useReducedMotion();
  const end = useCallback(() => setIsFound(false), []);
  return (
    <>
      <button
        type="button"
        aria-label="Hidden surprise"
        onClick={() => setIsFound(true)}
        style={{ left: `${left}%`, top: `${top}%` }}
        className="absolute inline-flex size-11 -translate-1/2 items-center justify-center"
      >
        <img src={atBase(src)} alt="" width={size} height={size} />
      </button>
      <p role="status" lang="ka" className="pointer-events-none fixed inset-x-4 bottom-6 z-40 flex justify-center">
        {isFound && (
          <span className="rounded-md bg-text px-5 py-3 text-page shadow-lg">
            იპოვე! გილოცავ: ეს ბაგი კი არა, ფიჩერი იყო.
          </span>
        )}
      </p>
      {isFound && (
        <Suspense fallback={null}>
          {!isStill && <Fireworks />}
          <EndOfJoy onEnd={end} />
        </Suspense>
      )}
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
