import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { TimelineTopic } from "#app/content/timeline.ts";
import { languageOf } from "#app/lib/words.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";

type Props = {
  topics: readonly TimelineTopic[];
  /** The indexes of those that are chosen. */
  chosen: readonly number[];
  /** The classes of the colours of those that are chosen or pointed at. */
  colors: TopicColors;
  onToggle: (index: number) => void;
  /** The pointer is on a topic, or on none. */
  onPoint: (index: number | undefined) => void;
  /** A list item that stands before the topics. */
  children: ReactNode;
};

/**
 * The topics of the show, those with a colour of their own larger: toggles that light what belongs to them. Without scripts they
 * lead to the topics' pages. They stay in sight while one scrolls the sessions. On a phone they are one row in which the chosen
 * ones stand first, and a button shows all of them.
 */
export function TopicPicker({ topics, chosen, colors, onToggle, onPoint, children }: Props) {
  const rowRef = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function toggle(event: MouseEvent | KeyboardEvent, index: number) {
    event.preventDefault();
    if (rowRef.current && !chosen.includes(index)) rowRef.current.scrollLeft = 0;
    onToggle(index);
  }

  return (
    <ul ref={rowRef} aria-label="Topics" className={clsx("topics", isOpen && "all-shown")}>
      <li className="all">
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="topic">
          {isOpen ? "Done" : `${topics.length} topics`}
        </button>
      </li>
      {children}
      {topics.map(({ name, slug, sessionCount }, index) => {
        const isChosen = chosen.includes(index);
        return (
          <li key={slug} className={isChosen ? "chosen" : undefined}>
            <a
              href={`/topics/${slug}`}
              role="button"
              aria-pressed={isChosen}
              lang={languageOf(name)}
              onClick={(event) => isPlainClick(event) && toggle(event, index)}
              onKeyDown={(event) => event.key === " " && toggle(event, index)}
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(index)}
              onPointerLeave={() => onPoint(undefined)}
              className={clsx(
                (colors.size > 0 ? colors : defaultColors).get(index),
                "topic",
                defaultColors.has(index) && "large",
              )}
            >
              <span>{name}</span> <span className="count">{sessionCount}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The colours of topics as classes (timeline.css), in an order in which neighbours differ most. */
const palette = ["blue", "amber", "pink", "lime", "violet", "teal"];

/** Of a chosen topic that has none of these. */
const spareColor = "coral";

/** The classes of topics' colours, by their indexes. */
export type TopicColors = ReadonlyMap<number, string>;

/** Those of the topics of most sessions, while none is chosen. */
export const defaultColors: TopicColors = new Map(palette.entries());

/**
 * A colour for each of the chosen topics, in the order in which they were chosen: its own, the spare one, or one that is free,
 * the least needed one first; "plain" where none is left. So none changes when another topic is chosen.
 */
export function colorsOf(chosen: readonly number[]): TopicColors {
  const colors = new Map<number, string>();
  for (const index of chosen) {
    const taken = new Set(colors.values());
    const wanted = [defaultColors.get(index) ?? spareColor, ...palette.toReversed(), spareColor];
    colors.set(index, wanted.find((one) => !taken.has(one)) ?? "plain");
  }
  return colors;
}
