/** The state of a history entry whose link asked for more than its page: to play what is on it. */
export const playsOnArrival = { plays: true };

/** Whether a history entry, by its state, was added by a link that asks to play. */
export function asksToPlay(state: unknown): boolean {
  return typeof state === "object" && state !== null && "plays" in state;
}
