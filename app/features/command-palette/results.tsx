import { Command } from "cmdk";
import { memo, useDeferredValue, useMemo } from "react";

import { languageOf } from "#app/lib/language-of.ts";
import { cutSnippet, findMatches } from "#app/search/find-matches.ts";
import { Highlight } from "#app/search/highlight.tsx";
import { parseQuery, type QueryTerm } from "#app/search/match-word.ts";

import type { Action, Entry } from "./entries.ts";
import type { FoundGroup } from "./palette-search.ts";

type Props = {
  query: string;
  groups: readonly FoundGroup[];
  /** Whether episodes and guests are among what was searched. */
  isComplete: boolean;
  onChoose: (action: Action) => void;
};

/** Groups that fill any window when the palette opens; the others come a moment after it. */
const firstGroups = 2;

/** What was found, by groups, and how much of it. Rendered anew only for new finds: it is what a key press costs. */
export const Results = memo(function Results({ query, groups, isComplete, onChoose }: Props) {
  const words = useMemo(() => parseQuery(query), [query]);
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? groups : groups.slice(0, firstGroups);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      {shown.length > 0 && (
        <Command.List label="Results" className="px-2">
          {shown.map(({ name, mark, entries, total: inGroup }) => (
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
              {entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={entry.id}
                  onSelect={() => onChoose(entry.action)}
                  className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_1fr] items-baseline rounded-md px-3 py-2 text-sm aria-selected:bg-mint-soft"
                >
                  <span aria-hidden="true" className="font-mono font-semibold text-mint">
                    {mark}
                  </span>
                  <EntryText entry={entry} words={words} />
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

/** What an entry says, with what was found in it; where its name does not tell, with the text that does. */
function EntryText({ entry, words }: { entry: Entry; words: readonly QueryTerm[] }) {
  const { lead, name, detail, keywords } = entry;
  const matches = findMatches(name, words);
  const context = words.length > 0 && matches.length === 0 ? contextOf(keywords, words) : undefined;
  return (
    <span>
      {lead && <span className="text-muted">{lead}</span>}
      <span lang={languageOf(name)}>
        <Highlight text={name} matches={matches} />
      </span>
      {detail && <span className="text-muted">{detail}</span>}
      {context && (
        <span lang={languageOf(context)} className="block text-xs text-muted">
          <Highlight text={context} matches={findMatches(context, words)} />
        </span>
      )}
    </span>
  );
}

/** The first text in which a word was found, cut to what is around it. */
function contextOf(texts: readonly string[], words: readonly QueryTerm[]): string | undefined {
  for (const text of texts) {
    const marks = findMatches(text, words);
    if (marks.length > 0) return cutSnippet(text, marks);
  }
  return undefined;
}
