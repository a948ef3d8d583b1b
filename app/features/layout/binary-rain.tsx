import { useEffect, useRef } from "react";

import { useReducedMotion } from "#app/lib/use-media-query.ts";

import { useRainStopped } from "./rain-choice.ts";

/** Pixels between columns and between the digits of one, and milliseconds between steps: slow and cheap. */
const cell = 22;
const stepMs = 110;

/** Falling zeros and ones behind the content. Absent under reduced motion or when stopped, still in a hidden tab. */
export function BinaryRain() {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const isReduced = useReducedMotion();
  const isStill = useRainStopped() || isReduced;

  useEffect(() => {
    const canvas = canvasRef.current;
    if (isStill || !canvas) return undefined;
    return rainOn(canvas);
  }, [isStill]);

  return (
    <canvas
      ref={canvasRef}
      aria-hidden="true"
      // As tall as the window without its address bar, whose coming and going changes nothing then.
      className="pointer-events-none fixed top-0 left-0 -z-10 h-lvh w-full text-mint opacity-[0.11]"
    />
  );
}

/** Draws until the returned function is called. */
function rainOn(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext("2d");
  if (!context) return () => undefined;

  let drops: number[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  function fit() {
    if (!context) return;
    const { clientWidth, clientHeight } = canvas;
    const density = Math.min(window.devicePixelRatio, 2);
    const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
    context.scale(density, density);
    context.font = `600 14px ${getComputedStyle(document.documentElement).getPropertyValue("--font-mono")}`;
    const rows = Math.ceil(clientHeight / cell);
    // What falls already falls on.
    drops = Array.from(
      { length: Math.ceil(clientWidth / cell) },
      (_, column) => drops[column] ?? (column % 3 === 0 ? Math.floor(Math.random() * rows * 2) - rows : Number.NaN),
    );
  }

  function step() {
    if (!context) return;
    const { clientWidth, clientHeight } = canvas;
    context.globalCompositeOperation = "destination-out";
    context.fillStyle = "rgba(0, 0, 0, 0.12)";
    context.fillRect(0, 0, clientWidth, clientHeight);
    context.globalCompositeOperation = "source-over";
    context.fillStyle = getComputedStyle(canvas).color;
    drops = drops.map((row, column) => {
      if (Number.isNaN(row)) return row;
      context.fillText(Math.random() < 0.5 ? "0" : "1", column * cell, row * cell);
      return row * cell > clientHeight && Math.random() < 0.1 ? 0 : row + 1;
    });
  }

  function startOrStop() {
    clearInterval(timer);
    // Not by animation frames: asking for sixty a second and using nine would keep a phone awake for nothing.
    timer = document.hidden ? undefined : setInterval(step, stepMs);
  }

  fit();
  startOrStop();
  window.addEventListener("resize", fit);
  document.addEventListener("visibilitychange", startOrStop);
  return () => {
    clearInterval(timer);
    context.clearRect(0, 0, canvas.width, canvas.height);
    window.removeEventListener("resize", fit);
    document.removeEventListener("visibilitychange", startOrStop);
  };
}
