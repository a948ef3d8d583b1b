import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, useRef } from "react";

import type { TimelineTopic } from "#app/content/timeline.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";

type Props = {
  topics: readonly TimelineTopic[];
  /** The places of those that are chosen. */
  chosen: readonly number[];
  onToggle: (place: number) => void;
};

/** From so many sessions on a topic is set so large. */
const sizes = [
  { atLeast: 6, className: "lg:text-xl lg:font-semibold" },
  { atLeast: 4, className: "lg:text-lg lg:font-semibold" },
  { atLeast: 3, className: "lg:text-base" },
  { atLeast: 0, className: "lg:text-sm" },
] as const;

/** Colours of chosen topics (timeline.css), for one after the other. */
const colorCount = 5;

/** The class of a chosen topic's colour. */
export function colorOf(chosen: readonly number[], topic: number): string {
  return `color-${(chosen.indexOf(topic) % colorCount) + 1}`;
}

/**
 * The topics of the show, each as large as it has sessions: toggles that light what belongs to them. Without scripts they
 * lead to the topics' pages. One row on phones, where the chosen ones stand first.
 */
export function TopicPicker({ topics, chosen, onToggle }: Props) {
  const rowRef = useRef<HTMLUListElement>(null);

  function toggle(event: MouseEvent | KeyboardEvent, place: number) {
    event.preventDefault();
    if (rowRef.current && !chosen.includes(place)) rowRef.current.scrollLeft = 0;
    onToggle(place);
  }

  return (
    <ul
      ref={rowRef}
      aria-label="Topics"
      className="-mx-5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-5 py-1.5 lg:-mx-2 lg:mt-3 lg:flex-wrap lg:content-start lg:items-baseline lg:gap-x-2 lg:gap-y-1 lg:overflow-visible lg:px-0 print:flex-wrap print:gap-y-0 print:overflow-visible"
    >
      {topics.map(({ name, slug, hue, sessionCount }, place) => {
        const isChosen = chosen.includes(place);
        const size = sizes.find(({ atLeast }) => sessionCount >= atLeast)?.className;
        return (
          <li key={slug} className={clsx("shrink-0", isChosen && "max-lg:order-first")}>
            <a
              href={`/topics/${slug}`}
              role="button"
              aria-pressed={isChosen}
              lang={languageOf(name)}
              onClick={(event) => isPlainClick(event) && toggle(event, place)}
              onKeyDown={(event) => event.key === " " && toggle(event, place)}
              className={clsx(hue, "topic", isChosen && colorOf(chosen, place), size)}
            >
              <span>{name}</span> <span>{sessionCount}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
