import { type TouchEvent, useRef } from "react";

/** A swipe: at least this many CSS pixels sideways, and this much more sideways than up or down. */
const shortest = 50;
const slant = 1.5;

/** CSS pixels at the foot of a video that hold its controls. */
const controlsHeight = 80;

/** Steps by swiping sideways with one finger. Not while the page is zoomed in, and not on a video's controls. */
export function useSwipe(step: (steps: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  function onTouchStart({ touches, target }: TouchEvent) {
    const touch = touches[0];
    const isSwipe = touch && touches.length === 1 && !isZoomed() && !isOnControls(target, touch.clientY);
    start.current = isSwipe ? { x: touch.clientX, y: touch.clientY } : undefined;
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0];
    if (!touch || !start.current) return;
    const across = touch.clientX - start.current.x;
    const down = touch.clientY - start.current.y;
    start.current = undefined;
    if (Math.abs(across) >= shortest && Math.abs(across) > Math.abs(down) * slant) step(across < 0 ? 1 : -1);
  }

  function onTouchCancel() {
    start.current = undefined;
  }

  return { onTouchStart, onTouchEnd, onTouchCancel };
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}

function isOnControls(target: EventTarget, y: number): boolean {
  return target instanceof HTMLVideoElement && y > target.getBoundingClientRect().bottom - controlsHeight;
}
