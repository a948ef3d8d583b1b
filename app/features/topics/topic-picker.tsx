import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import type { TimelineTopic } from "#app/content/timeline-data.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { languageOf } from "#app/lib/words.ts";
import { defaultColors, type TopicColors } from "./assign-colors.ts";

type Props = {
  topics: readonly TimelineTopic[];
  /** Indexes of the selected topics. */
  chosen: readonly number[];
  colors: TopicColors;
  onToggle: (slug: string) => void;
  /** The search field. */
  children: ReactNode;
};

/**
 * The topics as toggles. Without JavaScript they link to the topics' pages. A column beside the sessions; on narrow
 * screens a scrolling row with a button that shows all.
 */
export function TopicPicker({ topics, chosen, colors, onToggle, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);

  function toggle(event: MouseEvent | KeyboardEvent, slug: string) {
    event.preventDefault();
    onToggle(slug);
  }

  return (
    <div
      className={clsx(
        "sticky top-14 z-3 -mx-5 flex [scrollbar-width:none] gap-1.5 overflow-x-auto bg-page px-5 py-0.5 whitespace-nowrap md:top-16 md:py-3 lg:top-(--below) lg:-mx-2 lg:max-h-[calc(100dvh-6rem-var(--dock-room,0px))] lg:flex-col lg:p-0 print:static",
        isOpen && "max-lg:max-h-[57dvh] max-lg:flex-wrap max-lg:border-b max-lg:border-control",
      )}
    >
      <div className="flex shrink-0 gap-1.5 lg:mx-2 lg:h-(--band) lg:items-center lg:justify-between lg:border-b print:hidden">
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="topic lg:hidden">
          {isOpen ? "Done" : `${topics.length} topics`}
        </button>
        {children}
        <span className="figure max-lg:hidden">sessions</span>
      </div>
      <ul
        aria-label="Topics"
        className={clsx(
          "flex [scrollbar-width:thin] gap-1.5 lg:block lg:overflow-y-auto lg:mask-[linear-gradient(#000_calc(100%-2.5rem),transparent)] lg:pt-1 lg:pb-10",
          isOpen && "max-lg:flex-wrap",
        )}
      >
        {topics.map(({ name, slug, sessionCount }, index) => (
          <li key={slug}>
            <a
              href={`/topics/${slug}`}
              role="button"
              aria-pressed={chosen.includes(index)}
              lang={languageOf(name)}
              onClick={(event) => isPlainClick(event) && toggle(event, slug)}
              onKeyDown={(event) => event.key === " " && toggle(event, slug)}
              className={clsx(
                (colors.size > 0 ? colors : defaultColors).get(index),
                "topic",
                defaultColors.has(index) && "lg:text-[1.0625rem] lg:font-semibold",
              )}
            >
              {name} <span className="figure lg:ml-auto">{sessionCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
