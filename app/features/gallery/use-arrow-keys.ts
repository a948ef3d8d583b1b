import { useEffect, useEffectEvent } from "react";

import { isTyping } from "#app/lib/keyboard.ts";

/** Steps by the left and right arrow keys, wherever the focus is; in a video they belong to the video. */
export function useArrowKeys(step: (steps: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const isTaken = event.target instanceof HTMLVideoElement || isTyping(event.target) || event.defaultPrevented;
    // A held key would write more history than browsers allow.
    if (!steps || isTaken || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    step(steps);
  });

  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
