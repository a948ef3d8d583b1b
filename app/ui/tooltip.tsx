import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Specification, section 9: a tooltip opens after 700 ms; within 300 ms after another closed, at once. */
const openDelay = 700;
const skipDelay = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

type Props = { text: string; children: ReactNode; className?: string };

/** Pixels that a tooltip takes above its control, and to each side of the control's middle. */
const room = { above: 40, beside: 80 } as const;

/**
 * Shows what a control is called, on hover and on keyboard focus, where the window has room for it; Escape hides it. The
 * text must also be the control's accessible name: the tooltip itself is hidden from screen readers.
 */
export function Tooltip({ text, children, className }: Props) {
  const [place, setPlace] = useState<string>();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = place !== undefined;

  useEffect(() => () => clearTimeout(timer.current), []);

  // A hovered control has no focus: the key is heard wherever the focus is.
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setPlace(undefined);
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  function open() {
    clearTimeout(timer.current);
    const wait = performance.now() - lastClosedAt < skipDelay ? 0 : openDelay;
    timer.current = setTimeout(() => anchor.current && setPlace(placeAt(anchor.current)), wait);
  }

  function close() {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setPlace(undefined);
  }

  return (
    <span
      ref={anchor}
      className={clsx("relative inline-flex", className)}
      onPointerEnter={(event) => event.pointerType !== "touch" && open()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(":focus-visible") && open()}
      onBlur={close}
    >
      {children}
      {isOpen && (
        <span aria-hidden="true" data-tooltip="" className={clsx("absolute z-40 py-1.5", place)}>
          <span className="block rounded-sm bg-text px-2 py-1 text-xs whitespace-nowrap text-page">{text}</span>
        </span>
      )}
    </span>
  );
}

/** Above the control's middle, unless that is beyond an edge of the window. */
function placeAt(control: Element): string {
  const { top, left, right } = control.getBoundingClientRect();
  const middle = (left + right) / 2;
  return clsx(
    top < room.above ? "top-full" : "bottom-full",
    middle < room.beside
      ? "left-0"
      : middle > document.documentElement.clientWidth - room.beside
        ? "right-0"
        : "left-1/2 -translate-x-1/2",
  );
}
