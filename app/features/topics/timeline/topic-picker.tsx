import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, useRef } from "react";

import type { TimelineTopic } from "#app/content/timeline.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";

import type { TopicColors } from "./topic-colors.ts";

type Props = {
  topics: readonly TimelineTopic[];
  /** The places of those that are chosen. */
  chosen: readonly number[];
  /** The classes of the chosen ones' colours. */
  colors: TopicColors;
  onToggle: (place: number) => void;
  /** The pointer is on a topic, or on none. */
  onPoint: (place: number | undefined) => void;
};

/** From so many sessions on a topic is set so large. */
const sizes = [
  { atLeast: 6, className: "lg:text-lg lg:font-extrabold" },
  { atLeast: 4, className: "lg:text-base lg:font-semibold" },
  { atLeast: 3, className: "lg:text-sm" },
  { atLeast: 0, className: "lg:text-xs" },
] as const;

/**
 * The topics of the show, each as large as it has sessions: toggles that light what belongs to them. Without scripts they
 * lead to the topics' pages. One row on phones, where the chosen ones stand first.
 */
export function TopicPicker({ topics, chosen, colors, onToggle, onPoint }: Props) {
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
      className="-mx-5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-5 py-1.5 lg:-mx-2 lg:mt-3 lg:flex-wrap lg:content-start lg:items-baseline lg:gap-x-2 lg:gap-y-0.5 lg:overflow-visible lg:px-0 print:flex-wrap print:gap-y-0 print:overflow-visible"
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
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(place)}
              onPointerLeave={() => onPoint(undefined)}
              className={clsx(isChosen ? colors.get(place) : hue, "topic", size)}
            >
              <span>{name}</span> <span>{sessionCount}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
