import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useRef, useState } from "react";
import { topicName, type TopicPages } from "#app/content/topics.ts";
import { languageOf } from "#app/lib/words.ts";
import { ChipRow, Chip, ChipLink } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "#app/ui/button.tsx";

type Props = {
  topics: readonly string[];
  topicPages: TopicPages;
  chosen: readonly string[];
  onToggle: (topic: string) => void;
  /** Ends every filter; without it there is none to end. */
  onClear?: () => void;
};

/** Topics in view before the rest is asked for. */
const shownAtFirst = 12;

/** Topics as toggles, the chosen ones first; one can be chosen that is not among the most frequent. */
export function TopicFilter({ topics, topicPages, chosen, onToggle, onClear }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = [...new Set([...chosen, ...(isOpen ? topics : topics.slice(0, shownAtFirst))])];
  const hasMore = topics.some((topic) => !shown.includes(topic));
  const rowRef = useRef<HTMLDivElement>(null);
  const pressedRef = useRef<{ chip: HTMLElement; topic: string; wasChosen: boolean }>(null);

  // A pressed chip changes its place or goes, and the focus must not go with it.
  useEffect(() => {
    const pressed = pressedRef.current;
    if (!pressed || chosen.includes(pressed.topic) === pressed.wasChosen) return;
    pressedRef.current = null;
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) (pressed.chip.isConnected ? pressed.chip : rowRef.current)?.focus({ preventScroll: true });
  });

  function press(topic: string, chip: HTMLElement) {
    pressedRef.current = { chip, topic, wasChosen: chosen.includes(topic) };
    if (rowRef.current) rowRef.current.scrollLeft = 0;
    onToggle(topic);
  }

  /** The button goes with the filters; the focus must not go with it. */
  function clear() {
    rowRef.current?.focus();
    onClear?.();
  }

  return (
    <ChipRow
      ref={rowRef}
      tabIndex={-1}
      role="group"
      aria-label="Topics"
      unfold={
        isOpen || hasMore
          ? { isOpen, more: "More topics", fewer: "Fewer topics", onToggle: () => setIsOpen(!isOpen) }
          : undefined
      }
    >
      {onClear && (
        <Button onClick={clear} className="rounded-full">
          <Icon shape={X} className="size-4" />
          Clear Filters
        </Button>
      )}
      {shown.map((topic) => (
        <Chip
          key={topic}
          isOn={chosen.includes(topic)}
          onClick={({ currentTarget }) => press(topic, currentTarget)}
          lang={languageOf(topic)}
        >
          {topicName(topic, topicPages)}
        </Chip>
      ))}
      <ChipLink to="/topics" className="shrink-0">
        All topics
      </ChipLink>
    </ChipRow>
  );
}
