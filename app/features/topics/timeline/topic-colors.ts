/** The colours of topics as classes (timeline.css), in an order in which neighbours differ most. */
const palette = ["blue", "amber", "pink", "lime", "violet", "coral"];

/** Of all topics that have none of these. */
const beyond = "plain";

/** The classes of chosen topics' colours, by their places. */
export type TopicColors = ReadonlyMap<number, string>;

/** The class of a topic's colour while none is chosen: the topics of most sessions have one of their own. */
export function restingColorOf(place: number): string {
  return palette[place] ?? beyond;
}

/** A colour for each of the chosen topics, in the order in which they were chosen: always the same one, or where that is taken the first that is free. */
export function colorsOf(chosen: readonly number[]): TopicColors {
  const colors = new Map<number, string>();
  for (const place of chosen) {
    const taken = new Set(colors.values());
    const own = restingColorOf(place % palette.length);
    colors.set(place, [own, ...palette].find((one) => !taken.has(one)) ?? beyond);
  }
  return colors;
}
