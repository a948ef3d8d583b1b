import { speeds, usePlayerSettings } from "#app/store/player-settings.ts";

/**
 * Keeps one frame at the visitor's speed, and the visitor's choice in YouTube's own menu as theirs. What the frame tells
 * before it has taken over ours is no choice of anybody's.
 */
export function keepSpeed(setRate: (rate: number) => void) {
  let wanted = usePlayerSettings.getState().speed;
  let isTaken = false;
  let isAsked = false;

  const stop = usePlayerSettings.subscribe(({ speed }) => {
    if (speed === wanted) return;
    wanted = speed;
    isTaken = false;
    setRate(speed);
  });

  return {
    /** The frame says how fast it plays. */
    told(rate: number) {
      if (rate === wanted) {
        isTaken = true;
      } else if (!isTaken && !isAsked) {
        isAsked = true;
        setRate(wanted);
      } else if (isTaken) {
        const speed = speeds.find((one) => one === rate);
        if (!speed) return;
        wanted = speed;
        usePlayerSettings.getState().changeSettings({ speed });
      }
    },
    end: stop,
  };
}
