import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** Specification, section 9: a tooltip opens after 700 ms; within 300 ms after another closed, at once. */
const openDelay = 700;
const skipDelay = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

type Props = { text: string; children: ReactNode; className?: string };

/**
 * Shows what a control is called, on hover and on keyboard focus; Escape hides it. The text must also be the control's
 * accessible name: the tooltip itself is hidden from screen readers.
 */
export function Tooltip({ text, children, className }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function open() {
    clearTimeout(timer.current);
    const wait = performance.now() - lastClosedAt < skipDelay ? 0 : openDelay;
    timer.current = setTimeout(() => setIsOpen(true), wait);
  }

  function close() {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") close();
  }

  return (
    <span
      className={clsx("relative inline-flex", className)}
      onPointerEnter={(event) => event.pointerType !== "touch" && open()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(":focus-visible") && open()}
      onBlur={close}
      onKeyDown={closeOnEscape}
    >
      {children}
      {isOpen && (
        <span aria-hidden="true" data-tooltip="" className="absolute bottom-full left-1/2 z-40 -translate-x-1/2 pb-1.5">
          <span className="block rounded-sm bg-text px-2 py-1 text-xs whitespace-nowrap text-page">{text}</span>
        </span>
      )}
    </span>
  );
}
