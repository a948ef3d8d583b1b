/** The colours of topics as classes (timeline.css), in an order in which neighbours differ most. */
const palette = ["blue", "amber", "pink", "lime", "violet", "coral"];

/** Of the first topic that is chosen and has none of these. */
const spareColor = "teal";

/** Of all others. */
export const otherColor = "plain";

/** The classes of topics' colours, by their places. */
export type TopicColors = ReadonlyMap<number, string>;

/** Those of the topics of most sessions, while none is chosen. */
export const defaultColors: TopicColors = new Map(palette.entries());

/**
 * A colour for each of the chosen topics: of those of most sessions always their own, of others the spare one or one that is
 * free, in the order in which they were chosen.
 */
export function colorsOf(chosen: readonly number[]): TopicColors {
  const colors = new Map<number, string>();
  for (const place of new Set([...chosen.filter((one) => defaultColors.has(one)), ...chosen])) {
    const taken = new Set(colors.values());
    const own = defaultColors.get(place) ?? spareColor;
    colors.set(place, [own, ...palette].find((one) => !taken.has(one)) ?? otherColor);
  }
  return colors;
}
