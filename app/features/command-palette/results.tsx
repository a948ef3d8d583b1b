import { Command } from "cmdk";
import { memo } from "react";

import { languageOf } from "#app/lib/language-of.ts";

import type { Action } from "./entries.ts";
import type { FoundGroup } from "./search-entries.ts";

type Props = {
  groups: readonly FoundGroup[];
  /** Whether episodes and guests are among what was searched. */
  isComplete: boolean;
  onChoose: (action: Action) => void;
};

/** What was found, by groups, and how much of it. Rendered anew only for new finds: it is what a key press costs. */
export const Results = memo(function Results({ groups, isComplete, onChoose }: Props) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      {groups.length > 0 && (
        <Command.List label="Results" className="px-2">
          {groups.map(({ name, mark, entries, total: inGroup }) => (
            <Command.Group
              key={name}
              heading={
                <span className="flex justify-between px-3 pt-4 pb-1 label-mono text-muted">
                  {name}
                  {inGroup > entries.length && (
                    <span>
                      the best {entries.length} of {inGroup}
                    </span>
                  )}
                </span>
              }
            >
              {entries.map(({ id, lead, name: title, action }) => (
                <Command.Item
                  key={id}
                  value={id}
                  onSelect={() => onChoose(action)}
                  className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_1fr] items-baseline rounded-md px-3 py-2 text-sm aria-selected:bg-mint-soft"
                >
                  <span aria-hidden="true" className="font-mono font-semibold text-mint">
                    {mark}
                  </span>
                  <span>
                    {lead && <span className="text-muted">{lead}</span>}
                    <span lang={languageOf(title)}>{title}</span>
                  </span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      )}
      <p role="status" className={total === 0 && isComplete ? "px-5 pt-5 pb-6 text-muted" : "sr-only"}>
        {total > 0 ? `${total} ${total === 1 ? "result" : "results"}` : isComplete && "No results found."}
      </p>
    </>
  );
});
