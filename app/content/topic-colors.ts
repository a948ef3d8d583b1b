/**
 * Tailwind classes that set a topic's color as `--hue`, with hex values for the light and the dark theme. Adjacent
 * colors differ most.
 */
export const topicColors = [
  "[--hue:light-dark(#2463bf,#72aaff)]",
  "[--hue:light-dark(#b85200,#ffb84d)]",
  "[--hue:light-dark(#b03a74,#ff7ab2)]",
  "[--hue:light-dark(#3f7a14,#b3ec52)]",
  "[--hue:light-dark(#6a4fc4,#b59bff)]",
  "[--hue:light-dark(#0b7b80,#4fd6d2)]",
] as const;

/** For a selected topic without its own color. */
export const spareTopicColor = "[--hue:light-dark(#b8322a,#ff8f73)]";

/** For selected topics when all other colors are taken. */
export const lastTopicColor = "[--hue:var(--color-muted)]";

/** Sets the color of parts without a topic, as `--no-topic`. */
export const noTopicColor = "[--no-topic:light-dark(#d5d6cd,#3a4944)]";

/** Returns the dark theme's hex color, for share images, which have no style sheet. */
export function darkHexOf(color: string): string {
  return color.slice(-"#rrggbb)]".length, -")]".length);
}
