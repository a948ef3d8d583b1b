import CloudOff from "lucide-react/icons/cloud-off";
import CloudRain from "lucide-react/icons/cloud-rain";
import { useEffect, useRef } from "react";
import { create } from "zustand";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";
import { drawRain } from "./draw-rain.ts";

const storageKey = "devtherapy-rain";
const stopped = "stopped";

/** True if the visitor stopped the rain. False until the stored choice has been read. */
const useRainStopped = create(() => false);

/** Falling zeros and ones behind the content, except under reduced motion or after the visitor stopped them. */
export function BinaryRain() {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const isReduced = useReducedMotion();
  const isStill = useRainStopped() || isReduced;

  useEffect(() => useRainStopped.setState(safeStorage.getItem(storageKey) === stopped), []);

  useEffect(() => {
    const canvas = canvasRef.current;
    return isStill || !canvas ? undefined : drawRain(canvas);
  }, [isStill]);

  return (
    <canvas
      ref={canvasRef}
      aria-hidden="true"
      // `lvh` is the window's height without the browser's toolbar, so that hiding the toolbar resizes nothing.
      className="pointer-events-none fixed top-0 left-0 -z-10 h-lvh w-full text-rain opacity-[0.11]"
    />
  );
}

/** Stops or restarts the rain, and stores the choice. Hidden under reduced motion, which disables the rain. */
export function RainControl({ className }: { className: string }) {
  const isStopped = useRainStopped();

  function toggle() {
    if (isStopped) safeStorage.removeItem(storageKey);
    else safeStorage.setItem(storageKey, stopped);
    useRainStopped.setState(!isStopped);
  }

  return (
    <button type="button" onClick={toggle} className={`${className} motion-reduce:hidden`}>
      {isStopped ? <CloudRain className="size-5" /> : <CloudOff className="size-5" />}
      {isStopped ? "Let the digits fall" : "Stop the falling digits"}
    </button>
  );
}
