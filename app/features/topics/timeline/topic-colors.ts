/** The colours of chosen topics as classes (timeline.css), in an order in which neighbours differ most. */
const palette = ["blue", "amber", "pink", "lime", "violet", "coral"] as const;

/** The classes of chosen topics' colours, by their places. */
export type TopicColors = ReadonlyMap<number, (typeof palette)[number]>;

/**
 * A colour for each of the chosen topics, in the order in which they were chosen: always the same one, or the next that is
 * free where an earlier choice has it. From the seventh on colours are repeated.
 */
export function colorsOf(chosen: readonly number[]): TopicColors {
  const colors = new Map<number, (typeof palette)[number]>();
  for (const place of chosen) {
    const start = place % palette.length;
    const inOrder = [...palette.slice(start), ...palette.slice(0, start)];
    const taken = new Set(colors.values());
    const color = inOrder.find((one) => !taken.has(one)) ?? inOrder[0];
    if (color) colors.set(place, color);
  }
  return colors;
}
