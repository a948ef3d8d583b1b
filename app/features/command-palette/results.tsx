import { Command } from "cmdk";
import { memo, useDeferredValue, useMemo } from "react";
import { Drawing } from "#app/artwork/drawing.tsx";
import noNote from "#app/artwork/drawings/no-note.svg?url";
import { languageOf, countOf } from "#app/lib/words.ts";
import { cutSnippet, findMatches, Highlight } from "#app/search/highlight.tsx";
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

/** How much was found, and what, by groups; where nothing was, the ways on that are offered. Rendered anew only for new finds: it is what a key press costs. */
export const Results = memo(function Results({ query, groups, isComplete, onChoose }: Props) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const isNothing = total === 0 && isComplete;
  const words = useMemo(() => parseQuery(isNothing ? "" : query), [isNothing, query]);
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? groups : groups.slice(0, firstGroups);
  return (
    <>
      <div className={isNothing ? "flex flex-wrap items-center gap-x-5 px-5 pt-4" : undefined}>
        {isNothing && <Drawing src={noNote} size={[240, 160]} className="h-auto w-24" />}
        <p role="status" className={isNothing ? "font-semibold" : "sr-only"}>
          {total > 0 ? countOf(total, "result") : isNothing && "No results found."}
        </p>
      </div>
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
                      top {entries.length} of {inGroup}
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
                  className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_1fr] items-baseline rounded-md px-3 py-2 text-sm outline-mint aria-selected:bg-mint-soft aria-selected:outline-2 aria-selected:-outline-offset-2"
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
    </>
  );
});

/** What an entry says, with what was found in it; where its name does not tell, with the text that does. */
function EntryText({ entry, words }: { entry: Entry; words: readonly QueryTerm[] }) {
  const { lead, name, detail, keywords = [] } = entry;
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
