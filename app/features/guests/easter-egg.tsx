import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Fireworks = lazyComponent(null, async () => (await import("./fireworks.tsx")).Fireworks);

/** Duration of the fireworks (agreed with the client). */
const fireworksMs = 5000;

/**
 * A small image hidden at a random position inside its positioned parent. Clicking it shows a text and, unless the
 * visitor prefers reduced motion, fireworks. Ignores clicks until the fireworks end.
 */
export function EasterEgg({ src }: { src: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  const [position, setPosition] = useState<HiddenPosition>();
  const [isFound, setIsFound] = useState(false);
  const isStill = useReducedMotion();

  // The position is random, so it is not prerendered. Moves the image when a layout change puts a control there.
  useEffect(() => {
    const page = note.current?.parentElement;
    if (!page) return undefined;
    const observer = new ResizeObserver(() => setPosition((current) => positionIn(page, current)));
    observer.observe(page);
    return () => observer.disconnect();
  }, []);

  function celebrate() {
    if (isFound) return;
    setIsFound(true);
    setTimeout(() => setIsFound(false), fireworksMs);
  }

  return (
    <>
      {position && (
        <button
          type="button"
          aria-label="Hidden surprise"
          data-hidden=""
          onClick={celebrate}
          style={{ left: `${position.left}%`, top: `${position.top}%` }}
          className="absolute inline-flex size-11 -translate-1/2 items-center justify-center"
        >
          <img src={src} alt="" width={position.size} height={position.size} />
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

/** Random positions to try. Enough to find a free one even if controls cover half of the page. */
const tries = 200;

/** The position in percent from the left and the top, and the size in pixels. */
type HiddenPosition = { left: number; top: number; size: number };

/** Returns the current position or a random one that covers no controls and, if possible, no text. */
export function positionIn(page: Element, current?: HiddenPosition): HiddenPosition | undefined {
  const area = page.getBoundingClientRect();
  const areasOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const controls = areasOf(pressable);
  if (current && isFree(current, area, controls)) return current;
  const positions = Array.from({ length: tries }, randomPosition);
  const isOffText = (position: HiddenPosition) => isFree(position, area, [...controls, ...areasOf(readable)]);
  return positions.find(isOffText) ?? positions.find((position) => isFree(position, area, controls));
}

/** The limits of position and size are agreed with the client. */
function randomPosition(): HiddenPosition {
  const between = (least: number, most: number) => least + Math.random() * (most - least);
  return { left: between(5, 95), top: between(5, 95), size: Math.round(between(12, 25)) };
}

/** Returns true if the button overlaps none of the areas. Touching edges are fine. */
function isFree({ left, top }: HiddenPosition, page: DOMRect, areas: readonly DOMRect[]): boolean {
  const x = page.x + (left / 100) * page.width - targetSize / 2;
  const y = page.y + (top / 100) * page.height - targetSize / 2;
  return areas.every(
    (area) => x >= area.right || x + targetSize <= area.left || y >= area.bottom || y + targetSize <= area.top,
  );
}
