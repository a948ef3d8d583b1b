import { useRef, useState } from "react";

import { languageOf } from "#app/lib/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";

type Props = { topics: readonly string[]; chosen: readonly string[]; onToggle: (topic: string) => void };

/** Topics in view before the rest is asked for. */
const shownAtFirst = 12;

/** Topics as toggles. A chosen topic is always in view, also one that is not among the most frequent. */
export function TopicFilter({ topics, chosen, onToggle }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const first = isOpen ? topics : topics.slice(0, shownAtFirst);
  const shown = [...first, ...chosen.filter((topic) => !first.includes(topic))];
  const hidden = topics.filter((topic) => !shown.includes(topic)).length;
  const groupRef = useRef<HTMLDivElement>(null);

  function toggle(topic: string) {
    // A chip that is there only while it is chosen goes with the choice; the focus must not go with it.
    if (!first.includes(topic)) groupRef.current?.focus();
    onToggle(topic);
  }

  return (
    <div ref={groupRef} tabIndex={-1} role="group" aria-label="Topics" className="mt-5 flex flex-wrap gap-2">
      {shown.map((topic) => (
        <Chip key={topic} isOn={chosen.includes(topic)} onClick={() => toggle(topic)} lang={languageOf(topic)}>
          {topic}
        </Chip>
      ))}
      {(isOpen || hidden > 0) && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Fewer topics" : `${hidden} more ${hidden === 1 ? "topic" : "topics"}`}
        </Button>
      )}
    </div>
  );
}
