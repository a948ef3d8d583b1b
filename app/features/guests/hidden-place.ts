/** Where a hidden image is: percent from the left and the top, and its size in pixels. */
export type HiddenPlace = { left: number; top: number; size: number };

/** A place by chance, within the limits of the specification (section 9). `random` gives numbers from 0 up to 1. */
export function randomPlace(random: () => number = Math.random): HiddenPlace {
  const between = (least: number, most: number) => least + random() * (most - least);
  return { left: between(5, 95), top: between(5, 95), size: Math.round(between(12, 25)) };
}
