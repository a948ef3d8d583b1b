import { useEffect, useRef } from "react";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { drawRain } from "./draw-rain.ts";
import { readRainStopped, useRainStopped } from "./rain-control.tsx";

/**
 * Falling zeros and ones behind the content. Not rendered under reduced motion or when stopped. Pauses in a hidden
 * tab.
 */
export function BinaryRain() {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const isReduced = useReducedMotion();
  const isStill = useRainStopped() || isReduced;

  useEffect(() => {
    readRainStopped();
    // Another tab may change the setting. Adding the same listener twice has no effect.
    window.addEventListener("storage", readRainStopped);
  }, []);

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
