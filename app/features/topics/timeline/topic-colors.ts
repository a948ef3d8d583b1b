/** The colours of chosen topics as classes (timeline.css), in an order in which neighbours differ most. */
const palette = ["blue", "amber", "pink", "lime", "violet", "coral"] as const;

/** What is chosen beyond these has one colour together. */
const beyond = "plain";

/** The classes of chosen topics' colours, by their places. */
export type TopicColors = ReadonlyMap<number, (typeof palette)[number] | typeof beyond>;

/**
 * A colour for each of the chosen topics, in the order in which they were chosen: always the same one, or the next that is
 * free where an earlier choice has it.
 */
export function colorsOf(chosen: readonly number[]): TopicColors {
  const colors = new Map<number, (typeof palette)[number] | typeof beyond>();
  for (const place of chosen) {
    const start = place % palette.length;
    const inOrder = [...palette.slice(start), ...palette.slice(0, start)];
    const taken = new Set(colors.values());
    colors.set(place, inOrder.find((one) => !taken.has(one)) ?? beyond);
  }
  return colors;
}
