import { lastTopicColor, spareTopicColor, topicColors } from "#app/content/topic-colors.ts";

/** Color classes by topic index. */
export type TopicColors = ReadonlyMap<number, string>;

/** The colors of the most frequent topics, shown while no topic is selected. */
export const defaultColors: TopicColors = new Map(topicColors.entries());

/**
 * Assigns a color to each selected topic, in order of selection: its own, the spare one, or the free color that is
 * needed least. Selecting another topic changes no color.
 */
export function colorsOf(chosen: readonly number[]): TopicColors {
  const colors = new Map<number, string>();
  for (const index of chosen) {
    const taken = new Set(colors.values());
    const wanted = [defaultColors.get(index) ?? spareTopicColor, ...topicColors.toReversed(), spareTopicColor];
    colors.set(index, wanted.find((one) => !taken.has(one)) ?? lastTopicColor);
  }
  return colors;
}
