import { lastTopicColor, spareTopicColor, topicColors } from "#app/content/topic-colors.ts";

/** Color classes by the indexes of topics. */
export type TopicColors = ReadonlyMap<number, string>;

/** The colors of the topics of most sessions, shown while none is chosen. */
export const defaultColors: TopicColors = new Map(topicColors.entries());

/**
 * A color for each chosen topic, in the order of choice: its own, the spare one, or the free one that is least needed. So no
 * color changes when someone chooses another topic.
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
