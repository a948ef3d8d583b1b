import { clsx } from "clsx";

import { Chip } from "#app/ui/chip.tsx";

type Choice = { category: string; label: string; count: number };

type Props = { choices: readonly Choice[]; chosen: string; onChoose: (category: string) => void };

/** One category at a time, each with its number of quizzes. On phones the chips are a strip that scrolls sideways. */
export function CategoryFilter({ choices, chosen, onChoose }: Props) {
  return (
    <div className="-mx-5 mt-10 overflow-x-auto px-5 py-1.5 md:mx-0 md:overflow-visible md:px-0">
      <div role="group" aria-label="Categories" className="flex w-[57rem] flex-wrap gap-2 md:w-auto">
        {choices.map(({ category, label, count }) => {
          const isOn = category === chosen;
          return (
            <Chip key={category} isOn={isOn} onClick={() => onChoose(category)}>
              {label}
              <span className={clsx("label-mono", isOn ? "text-on-mint" : "text-muted")}>{count}</span>
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
