export type TimeLeft = { days: number; hours: number; minutes: number };

const minuteMs = 60 * 1000;

/** Whole days, hours and minutes until an ISO instant; undefined from that instant on, so never negative. */
export function timeLeft(until: string, now: string): TimeLeft | undefined {
  const left = Date.parse(until) - Date.parse(now);
  if (left <= 0) return undefined;
  const minutes = Math.floor(left / minuteMs);
  return { days: Math.floor(minutes / (24 * 60)), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
