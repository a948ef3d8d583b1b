import { clsx } from "clsx";
import { type ReactNode, useRef, useState } from "react";
import { ChipRow, Chip } from "#app/ui/chip.tsx";

type Choice = { category: string; label: string; count: number };

type Props = {
  choices: readonly Choice[];
  chosen: string;
  onChoose: (category: string) => void;
  /** Stands before the categories. */
  children: ReactNode;
};

/** One category at a time, the chosen one first, each with its number of quizzes. */
export function CategoryFilter({ choices, chosen, onChoose, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const rowRef = useRef<HTMLDivElement>(null);
  const isChosen = ({ category }: Choice) => category === chosen;
  const inOrder = [...choices.filter(isChosen), ...choices.filter((choice) => !isChosen(choice))];

  function choose(category: string) {
    if (rowRef.current) rowRef.current.scrollLeft = 0;
    onChoose(category);
  }

  return (
    <ChipRow
      ref={rowRef}
      className="mr-0 pr-0 md:mr-0"
      unfold={{ isOpen, more: "More categories", fewer: "Fewer categories", onToggle: () => setIsOpen(!isOpen) }}
    >
      {children}
      <div role="group" aria-label="Categories" className="contents">
        {inOrder.map(({ category, label, count }) => {
          const isOn = category === chosen;
          return (
            <Chip key={category} isOn={isOn} onClick={() => choose(category)}>
              {label}
              <span className={clsx("label-mono", isOn ? "text-on-mint" : "text-muted")}>{count}</span>
            </Chip>
          );
        })}
      </div>
    </ChipRow>
  );
}
