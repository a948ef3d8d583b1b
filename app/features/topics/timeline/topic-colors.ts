/** The colours of topics as classes (timeline.css), in an order in which neighbours differ most. */
const palette = ["blue", "amber", "pink", "lime", "violet", "coral"];

/** Of a chosen topic that has none of these. */
const spareColor = "teal";

/** Of all others. */
const otherColor = "plain";

/** The classes of topics' colours, by their places. */
export type TopicColors = ReadonlyMap<number, string>;

/** Those of the topics of most sessions, while none is chosen. */
export const defaultColors: TopicColors = new Map(palette.entries());

/**
 * A colour for each of the chosen topics, in the order in which they were chosen: its own, the spare one, or one that is free,
 * the least needed one first. So none changes when another topic is chosen.
 */
export function colorsOf(chosen: readonly number[]): TopicColors {
  const colors = new Map<number, string>();
  for (const place of chosen) {
    const taken = new Set(colors.values());
    const wanted = [defaultColors.get(place) ?? spareColor, ...palette.toReversed(), spareColor];
    colors.set(place, wanted.find((one) => !taken.has(one)) ?? otherColor);
  }
  return colors;
}
