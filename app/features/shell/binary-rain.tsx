import CloudOff from "lucide/dist/esm/icons/cloud-off.mjs";
import CloudRain from "lucide/dist/esm/icons/cloud-rain.mjs";
import { useEffect, useRef } from "react";
import { create } from "zustand";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { startLazily } from "#app/lib/lazy-modules.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";
import { Icon } from "#app/ui/icon.tsx";

const storageKey = "devtherapy-rain";
const stopped = "stopped";

/** Whether the visitor stopped what falls behind the content. False until what is kept has been read. */
const useRainStopped = create(() => false);

const readRainStopped = () => useRainStopped.setState(safeStorage.getItem(storageKey) === stopped);

/** Falling zeros and ones behind the content. Absent under reduced motion or when stopped, still in a hidden tab. */
export function BinaryRain() {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const isReduced = useReducedMotion();
  const isStill = useRainStopped() || isReduced;

  useEffect(() => {
    readRainStopped();
    // By another tab. Added again it is still one listener.
    window.addEventListener("storage", readRainStopped);
  }, []);

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

/** Stops the falling digits for good, or lets them fall again. Not there when motion is reduced: nothing falls then. */
export function RainControl({ className }: { className: string }) {
  const isStopped = useRainStopped();

  function toggle() {
    if (isStopped) safeStorage.removeItem(storageKey);
    else safeStorage.setItem(storageKey, stopped);
    useRainStopped.setState(!isStopped);
  }

  return (
    <button type="button" onClick={toggle} className={`${className} motion-reduce:hidden`}>
      <Icon shape={isStopped ? CloudRain : CloudOff} className="size-5" />
      {isStopped ? "Let the digits fall" : "Stop the falling digits"}
    </button>
  );
}
