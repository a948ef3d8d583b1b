import type { UseQueryResult } from "@tanstack/react-query";
import { Command } from "cmdk";
import { memo, useEffect, useState } from "react";
import { Drawing } from "#app/artwork/drawing.tsx";
import noNote from "#app/artwork/drawings/no-note.svg?url";
import { countOf, languageOf } from "#app/lib/text.ts";
import { cutSnippet, findMatches, Highlight, type Terms } from "#app/search/highlight.tsx";
import type { SearchFile } from "#app/search/search-file.ts";
import { Button } from "#app/ui/button.tsx";
import type { Action, Entry, ResultGroup } from "./entries.ts";

type Props = { groups: readonly ResultGroup[]; terms: Terms; onChoose: (action: Action) => void };

/** The results by group. Memoized: renders only for new results. */
export const Results = memo(function Results({ groups, terms, onChoose }: Props) {
  return (
    <Command.List label="Results" className="px-2">
      {groups.map(({ name, symbol, entries, total }) => (
        <Command.Group
          key={name}
          heading={
            <span className="flex justify-between px-3 pt-4 pb-1 label-mono text-muted">
              {name}
              {total > entries.length && <span>{`top ${entries.length} of ${total}`}</span>}
            </span>
          }
        >
          {entries.map((entry) => (
            <Command.Item
              key={entry.id}
              value={entry.id}
              onSelect={() => onChoose(entry.action)}
              onAuxClick={({ button }) => button === 1 && onChoose(entry.action)}
              className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] content-center items-baseline rounded-md px-3 py-2 text-sm outline-mint aria-selected:bg-mint-soft aria-selected:outline-2 aria-selected:-outline-offset-2"
            >
              <span aria-hidden="true" className="font-mono font-semibold text-mint">
                {symbol}
              </span>
              <EntryText entry={entry} terms={terms} />
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </Command.List>
  );
});

/** The number of results is announced once it has not changed for this many milliseconds. */
const settleMs = 500;

/** Announces the number of results to screen readers. Shows a message if a complete search has none. */
export function ResultCount({ total, isNothing }: { total: number; isNothing: boolean }) {
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(total), settleMs);
    return () => clearTimeout(timer);
  }, [total]);
  return (
    <div className={isNothing ? "flex flex-wrap items-center gap-x-5 px-5 pt-4" : undefined}>
      {isNothing && <Drawing src={noNote} size={[240, 160]} className="h-auto w-24" />}
      <p role="status" className={isNothing ? "font-semibold" : "sr-only"}>
        {isNothing ? "No results found." : settled === total && total > 0 && countOf(total, "result")}
      </p>
    </div>
  );
}

/** An entry with highlighted matches. If the name has no match, adds a snippet of the first keyword that has one. */
function EntryText({ entry, terms }: { entry: Entry; terms: Terms }) {
  const { prefix, name, detail, keywords = [] } = entry;
  const isElsewhere = terms.size > 0 && findMatches(name, terms).length === 0;
  const snippet = isElsewhere ? keywords.map((text) => cutSnippet(text, terms)).find(Boolean) : undefined;
  return (
    <span>
      {prefix && <span className="text-muted">{prefix}</span>}
      <span lang={languageOf(name)}>
        <Highlight text={name} terms={terms} />
      </span>
      {detail && <span className="text-muted">{detail}</span>}
      {snippet && (
        <span lang={languageOf(snippet)} className="block text-xs text-muted">
          <Highlight text={snippet} terms={terms} />
        </span>
      )}
    </span>
  );
}

/** Shown below the commands while episodes and guests load, or after loading failed. */
export function IndexStatus({ index, onTryAgain }: { index: UseQueryResult; onTryAgain: () => void }) {
  if (index.isSuccess) return null;
  if (index.isPending) {
    return (
      <div role="status" className="px-5 pt-4 pb-5">
        <span className="label-mono text-muted">Loading episodes and guests…</span>
        <div aria-hidden="true" className="mt-3 animate-pulse space-y-3">
          <div className="h-5 w-4/5 rounded-sm bg-raised" />
          <div className="h-5 w-3/5 rounded-sm bg-raised" />
        </div>
      </div>
    );
  }
  return (
    <div role="alert" className="mx-5 mt-4 mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-l-4 border-bad pl-4">
      <p className="grow text-sm">
        <span className="block font-semibold">Couldn't load episodes and guests</span>
        <span className="text-muted">Commands still work.</span>
      </p>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  );
}

type ExamplesProps = { file?: SearchFile; isLoading: boolean; onSearch: (query: string) => void };

/** In characters. */
const longestExample = 28;

/** Examples of searches. Reserves their room while the search data load. */
export function Examples({ file, isLoading, onSearch }: ExamplesProps) {
  if (!file && !isLoading) return null;
  return (
    <div role="group" aria-label="Try" className="mx-5 mt-2 flex min-h-22 flex-wrap items-start gap-x-1 sm:min-h-11">
      <span aria-hidden="true" className="flex min-h-11 w-16 items-center label-mono text-muted">
        Try
      </span>
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-1">
        {file &&
          examplesOf(file).map((example) => (
            <button
              key={example}
              type="button"
              lang={languageOf(example)}
              onClick={() => onSearch(example)}
              className="min-h-11 rounded-md px-2 text-sm font-semibold text-mint hover:bg-mint-soft"
            >
              {example}
            </button>
          ))}
      </div>
    </div>
  );
}

/** Returns a topic, a guest, and a moment with a short label. */
function examplesOf({ episodes, topics }: SearchFile): string[] {
  const newest = episodes.find(({ guest }) => guest !== "");
  const moments = episodes.flatMap(({ chapters }) => chapters.slice(1).map(({ label }) => label));
  const moment = moments.find((label) => label.length <= longestExample && label.includes(" "));
  const [topic] = topics;
  return [topic && (topic.name ?? topic.tag), newest?.guest, moment].filter((example) => example !== undefined);
}
