import type { TimelineTopic } from "#app/content/timeline.ts";
import type { HueName } from "#app/content/topic-colors.ts";

/** The classes of chosen topics' colours (timeline.css), by their places. */
export type TopicColors = ReadonlyMap<number, HueName>;

/** What a topic gets whose own hue is taken or grey, in this order. */
const substitutes: readonly HueName[] = ["systems", "web", "security", "games", "people", "mobile", "ai", "backend"];

/** A colour for each of the chosen topics: its own hue where no other one has that, so that none looks like another. */
export function colorsOf(topics: readonly TimelineTopic[], chosen: readonly number[]): TopicColors {
  const colors = new Map<number, HueName>();
  for (const place of chosen) {
    const taken = new Set(colors.values());
    const own = topics[place]?.hue ?? "community";
    const isFree = own !== "community" && !taken.has(own);
    colors.set(place, isFree ? own : (substitutes.find((hue) => !taken.has(hue)) ?? own));
  }
  return colors;
}
