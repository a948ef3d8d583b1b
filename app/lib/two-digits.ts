/** A count or number as covers show it: 7 → "07". */
export function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
