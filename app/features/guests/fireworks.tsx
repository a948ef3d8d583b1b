import { useEffect, useState } from "react";
import Confetti from "react-confetti";

/** Emits all pieces of a burst at once. react-confetti would spread them over time. */
const atOnce = (_time: number, _from: number, to: number) => to;

/** Milliseconds between two bursts, and the number of pieces in the first burst (agreed with the client). */
const burstEveryMs = 250;
const firstBurst = 50;

/**
 * Bursts of confetti at random positions, for `forMs` milliseconds. react-confetti takes one total for all bursts, so
 * each burst raises the total and moves the source. Import this component lazily.
 */
export function Fireworks({ forMs }: { forMs: number }) {
  const [{ pieces, left, top }, setBursts] = useState({ pieces: 0, left: 0.5, top: 0.3 });

  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => {
      // Each burst has fewer pieces. The last burst has no pieces.
      const remainingMs = Math.max(0, start + forMs - performance.now());
      const size = Math.round((firstBurst * remainingMs) / forMs);
      if (size === 0) clearInterval(timer);
      setBursts((earlier) => ({
        pieces: earlier.pieces + size,
        left: 0.1 + Math.random() * 0.8,
        top: 0.1 + Math.random() * 0.4,
      }));
    }, burstEveryMs);
    return () => clearInterval(timer);
  }, [forMs]);

  const { innerWidth: width, innerHeight: height } = window;
  return (
    <Confetti
      aria-hidden="true"
      data-fireworks=""
      className="z-40"
      style={{ position: "fixed" }}
      width={width}
      height={height}
      recycle={false}
      numberOfPieces={pieces}
      tweenFunction={atOnce}
      confettiSource={{ x: width * left, y: height * top, w: 0, h: 0 }}
      initialVelocityX={9}
      initialVelocityY={{ min: -12, max: 6 }}
      gravity={0.16}
    />
  );
}
