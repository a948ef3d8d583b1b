import { useEffect, useRef } from "react";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { drawRain } from "./draw-rain.ts";
import { readRainStopped, useRainStopped } from "./rain-control.tsx";

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
    return isStill || !canvas ? undefined : drawRain(canvas);
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
