import { type RefObject, useEffect, useState } from "react";

import { type Area, freePlace, type HiddenPlace, overlap, targetAt } from "./hidden-place.ts";

const pressable = "a, button, iframe, input, summary";
const readable = "h1, h2, p, li";

/**
 * A place by chance that covers nothing that can be pressed and, where there is room, nothing to read. It changes when a new
 * layout puts a link there; undefined before it is measured.
 */
export function useFreePlace(button: RefObject<HTMLButtonElement | null>): HiddenPlace | undefined {
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
