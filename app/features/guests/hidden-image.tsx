import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";

const Fireworks = lazyPart(null, async () => (await import("./fireworks.tsx")).Fireworks);

/** Duration of the fireworks (agreed with the client). */
const fireworksMs = 5000;

/**
 * A small image hidden at a random position inside its positioned parent. Clicking it shows a text and, unless the
 * visitor prefers reduced motion, fireworks. Ignores clicks until the fireworks end.
 */
export function HiddenImage({ src }: { src: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  const [place, setPlace] = useState<HiddenPlace>();
  const [isFound, setIsFound] = useState(false);
  const isStill = useReducedMotion();

  // The position is random, so it is not prerendered. Moves the image when a layout change puts a control there.
  useEffect(() => {
    const frame = note.current?.parentElement;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => setPlace((current) => placeIn(frame, current)));
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);

  function celebrate() {
    if (isFound) return;
    setIsFound(true);
    setTimeout(() => setIsFound(false), fireworksMs);
  }

  return (
    <>
      {place && (
        <button
          type="button"
          aria-label="Hidden surprise"
          data-hidden=""
          onClick={celebrate}
          style={{ left: `${place.left}%`, top: `${place.top}%` }}
          className="absolute inline-flex size-11 -translate-1/2 items-center justify-center"
        >
          <img src={src} alt="" width={place.size} height={place.size} />
        </button>
      )}
      <p
        ref={note}
        role="status"
        lang="ka"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(1.5rem+var(--dock-room,0px))] z-40 flex justify-center"
      >
        {isFound && (
          <span className="rounded-md bg-text px-5 py-3 text-page shadow-lg">
            იპოვე! გილოცავ: ეს ბაგი კი არა, ფიჩერი იყო.
          </span>
        )}
      </p>
      {isFound && !isStill && <Fireworks forMs={fireworksMs} />}
    </>
  );
}

const pressable = "a, button:not([data-hidden]), iframe, input, summary";
const readable = "h1, h2, p, li";

/** Width and height of the button around the image, in CSS pixels. */
const targetSize = 44;

/** Maximum attempts. Enough to find a free position even if controls cover half of the page. */
const tries = 200;

/** The position in percent from the left and the top, and the size in pixels. */
type HiddenPlace = { left: number; top: number; size: number };

/** Returns the current position or a random one that covers no controls and, if possible, no text. */
function placeIn(frame: Element, current: HiddenPlace | undefined): HiddenPlace | undefined {
  const area = frame.getBoundingClientRect();
  const areasOf = (selector: string) =>
    [...frame.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const taken = areasOf(pressable);
  if (current && isFree(current, area, taken)) return current;
  return freePlace(area, [...taken, ...areasOf(readable)]) ?? freePlace(area, taken);
}

/**
 * Returns a random position where the button covers none of the `taken` areas, or undefined if it finds no position.
 * The limits of position and size are agreed with the client.
 */
export function freePlace(frame: DOMRect, taken: readonly DOMRect[]): HiddenPlace | undefined {
  const between = (least: number, most: number) => least + Math.random() * (most - least);
  for (let count = 0; count < tries; count += 1) {
    const place = { left: between(5, 95), top: between(5, 95), size: Math.round(between(12, 25)) };
    if (isFree(place, frame, taken)) return place;
  }
  return undefined;
}

/** Returns true if the button overlaps no area. Touching edges are fine. */
export function isFree({ left, top }: HiddenPlace, frame: DOMRect, taken: readonly DOMRect[]): boolean {
  const x = frame.x + (left / 100) * frame.width - targetSize / 2;
  const y = frame.y + (top / 100) * frame.height - targetSize / 2;
  return taken.every(
    (area) => x >= area.right || x + targetSize <= area.left || y >= area.bottom || y + targetSize <= area.top,
  );
}
