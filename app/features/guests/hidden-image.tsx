import { clsx } from "clsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated, useReducedMotion } from "#app/lib/browser-state.ts";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { atBase } from "#app/lib/url.ts";

/** Milliseconds that the celebration lasts (specification, section 9). */
const fireworksMs = 5000;

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
      <p
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
      {isFound && !isStill && module && <module.Fireworks forMs={fireworksMs} />}
    </>
  );
}

const pressable = "a, button, iframe, input, summary";
const readable = "h1, h2, p, li";

/** CSS pixels of the button around the image, each way. */
const targetSize = 44;

/** Places that are tried before it is given up: even where half of the page can be pressed, one of them is free. */
const tries = 200;

/**
 * A place by chance that covers nothing that can be pressed and, where there is room, nothing to read. It changes when a new
 * layout puts a link there; undefined before it is measured.
 */
function useFreePlace(button: RefObject<HTMLButtonElement | null>): HiddenPlace | undefined {
  const [place, setPlace] = useState<HiddenPlace>();

  useEffect(() => {
    const frame = button.current?.parentElement;
    if (!frame) return undefined;
    const choose = () => {
      const area = frame.getBoundingClientRect();
      const areasOf = (selector: string) =>
        [...frame.querySelectorAll(selector)]
          .filter((element) => element !== button.current)
          .map((element) => takenBy(element, frame, area));
      const taken = areasOf(pressable);
      setPlace((current) => {
        const isFree = current && !taken.some((other) => overlap(targetAt(current, area), other));
        return isFree ? current : (freePlace(area, [...taken, ...areasOf(readable)]) ?? freePlace(area, taken));
      });
    };
    const observer = new ResizeObserver(choose);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [button]);

  return place;
}

/** The area of an element in the frame. One that sticks while the page scrolls takes its whole column. */
function takenBy(element: Element, frame: Element, { y: top, height: all }: Area): Area {
  const { x, y, width, height } = element.getBoundingClientRect();
  for (let part: Element | null = element; part && part !== frame; part = part.parentElement) {
    if (getComputedStyle(part).position === "sticky") return { x, y: top, width, height: all };
  }
  return { x, y, width, height };
}

/** Where a hidden image is: percent from the left and the top, and its size in pixels. */
type HiddenPlace = { left: number; top: number; size: number };

/** A rectangle in CSS pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/**
 * A place by chance, within the limits of the specification (section 9), where the button covers none of the areas
 * that are `taken` in a `frame`; undefined where there is none. `random` gives numbers from 0 up to 1.
 */
export function freePlace(
  frame: Area,
  taken: readonly Area[],
  random: () => number = Math.random,
): HiddenPlace | undefined {
  for (let count = 0; count < tries; count += 1) {
    const place = randomPlace(random);
    const target = targetAt(place, frame);
    if (!taken.some((area) => overlap(target, area))) return place;
  }
  return undefined;
}

/** The button's area for a place in a frame. */
export function targetAt({ left, top }: HiddenPlace, { x, y, width, height }: Area): Area {
  return {
    x: x + (left / 100) * width - targetSize / 2,
    y: y + (top / 100) * height - targetSize / 2,
    width: targetSize,
    height: targetSize,
  };
}

/** Whether two areas share more than an edge. */
export function overlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function randomPlace(random: () => number): HiddenPlace {
  const between = (least: number, most: number) => least + random() * (most - least);
  return { left: between(5, 95), top: between(5, 95), size: Math.round(between(12, 25)) };
}
