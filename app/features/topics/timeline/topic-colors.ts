/** The colours of topics as classes (timeline.css), in an order in which neighbours differ most. */
const palette = ["blue", "amber", "pink", "lime", "violet", "coral"];

/** Of all topics that have none of these. */
export const otherColor = "plain";

/** The classes of topics' colours, by their places. */
export type TopicColors = ReadonlyMap<number, string>;

/** While none is chosen: of the topics of most sessions. */
export const restingColors: TopicColors = new Map(palette.entries());

/** A colour for each of the chosen topics. Those of most sessions always have the same one, others have what is free, in the order in which they were chosen. */
export function colorsOf(chosen: readonly number[]): TopicColors {
  const colors = new Map<number, string>();
  for (const place of new Set([...chosen.filter((one) => restingColors.has(one)), ...chosen])) {
    const taken = new Set(colors.values());
    const own = palette[place % palette.length];
    colors.set(place, [own, ...palette].find((one) => one && !taken.has(one)) ?? otherColor);
  }
  return colors;
}
