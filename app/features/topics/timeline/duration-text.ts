/** A length in hours and minutes: "2 h 43", "43 min". */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${`${minutes % 60}`.padStart(2, "0")}`;
}
