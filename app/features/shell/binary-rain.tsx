import CloudOff from "lucide/dist/esm/icons/cloud-off.mjs";
import CloudRain from "lucide/dist/esm/icons/cloud-rain.mjs";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { startLazily } from "#app/lib/lazy-modules.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Falling zeros and ones behind the content. Absent under reduced motion or when stopped, still in a hidden tab. */
export function BinaryRain() {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const isReduced = useReducedMotion();
  const isStill = useRainStopped() || isReduced;

  useEffect(() => {
    const canvas = canvasRef.current;
    if (isStill || !canvas) return undefined;
    return startLazily(async () => {
      const { drawRain } = await import("./draw-rain.ts");
      return () => drawRain(canvas);
    });
  }, [isStill]);

  return (
    <canvas
      ref={canvasRef}
      aria-hidden="true"
      // As tall as the window without its address bar, whose coming and going changes nothing then.
      className="pointer-events-none fixed top-0 left-0 -z-10 h-lvh w-full text-rain opacity-[0.11]"
    />
  );
}

const storageKey = "devtherapy-rain";
const stopped = "stopped";
const changeEvent = "devtherapy:rain";

/** Stops the falling digits for good, or lets them fall again. Not there when motion is reduced: nothing falls then. */
export function RainControl({ className }: { className: string }) {
  const isStopped = useRainStopped();
  const shape = isStopped ? CloudRain : CloudOff;
  return (
    <button type="button" onClick={() => stopRain(!isStopped)} className={`${className} motion-reduce:hidden`}>
      <Icon shape={shape} className="size-5" />
      {isStopped ? "Let the digits fall" : "Stop the falling digits"}
    </button>
  );
}

/** Whether the visitor stopped what falls behind the content. False until hydrated. */
function useRainStopped(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => safeStorage.getItem(storageKey) === stopped,
    () => false,
  );
}

/** Stops what falls, or lets it fall again, and keeps the choice. */
function stopRain(isStopped: boolean): void {
  if (isStopped) void safeStorage.setItem(storageKey, stopped);
  else void safeStorage.removeItem(storageKey);
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener("storage", onChange);
  };
}
