import { speeds, usePlayerSettings } from "#app/player/player-settings.ts";

/** Milliseconds in which a frame may still tell of a speed that it was taken from. */
const lateMs = 1000;

/**
 * Keeps one frame at the visitor's speed, and the visitor's choice in YouTube's own menu as theirs. What the frame tells
 * before it has taken over ours is no choice of anybody's.
 */
export function keepSpeed(setRate: (rate: number) => void) {
  let wanted = usePlayerSettings.getState().speed;
  let isTaken = false;
  let isAsked = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  function ask(rate: number) {
    askedAt = performance.now();
    setRate(rate);
  }

  const stop = usePlayerSettings.subscribe(({ speed }) => {
    if (speed === wanted) return;
    wanted = speed;
    isTaken = false;
    ask(speed);
  });

  return {
    /** The frame says how fast it plays. */
    told(rate: number) {
      if (rate === wanted) {
        isTaken = true;
      } else if (!isTaken && !isAsked) {
        isAsked = true;
        ask(wanted);
      } else if (isTaken && performance.now() - askedAt > lateMs) {
        const speed = speeds.find((one) => one === rate);
        if (speed) usePlayerSettings.getState().changeSettings({ speed });
      }
    },
    end: stop,
  };
}
