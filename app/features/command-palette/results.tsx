import type { UseQueryResult } from "@tanstack/react-query";
import { Command } from "cmdk";
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Drawing } from "#app/artwork/drawing.tsx";
import noNote from "#app/artwork/drawings/no-note.svg?url";
import { countOf, languageOf } from "#app/lib/words.ts";
import { cutSnippet, findMatches, Highlight } from "#app/search/highlight.tsx";
import { parseQuery, type QueryTerm } from "#app/search/query.ts";
import { clearRecentSearches, readRecentSearches } from "#app/search/recent-searches.ts";
import type { SiteSearch } from "#app/search/site-search.ts";
import { Button } from "#app/ui/button.tsx";
import type { Action, Entry, FoundGroup } from "./entries.ts";

type Props = {
  query: string;
  groups: readonly FoundGroup[];
  /** True if the search covered episodes and guests. */
  isComplete: boolean;
  onChoose: (action: Action, inNewTab?: boolean) => void;
};

/** The first render has this many groups, enough to fill any window. The others render right after it. */
const firstGroups = 2;

/** The number of results is announced once it has not changed for this many milliseconds. */
const settleMs = 500;

/** Returns the value once it has stopped changing. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * The number of results and the results by group, or suggestions after an empty result. Memoized: renders only for
 * new results.
 */
export const Results = memo(function Results({ query, groups, isComplete, onChoose }: Props) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const isNothing = total === 0 && isComplete;
  const count = total > 0 ? countOf(total, "result") : "";
  const isSettled = useSettled(count) === count;
  const words = useMemo(() => parseQuery(isNothing ? "" : query), [isNothing, query]);
  const shown = useDeferredValue(true, false) ? groups : groups.slice(0, firstGroups);
  return (
    <>
      <div className={isNothing ? "flex flex-wrap items-center gap-x-5 px-5 pt-4" : undefined}>
        {isNothing && <Drawing src={noNote} size={[240, 160]} className="h-auto w-24" />}
        <p role="status" className={isNothing ? "font-semibold" : "sr-only"}>
          {isNothing ? "No results found." : isSettled && count}
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
                  onClickCapture={(event) => {
                    if (!event.ctrlKey && !event.metaKey) return;
                    event.stopPropagation();
                    onChoose(entry.action, true);
                  }}
                  onAuxClick={({ button }) => button === 1 && onChoose(entry.action, true)}
                  className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] content-center items-baseline rounded-md px-3 py-2 text-sm outline-mint aria-selected:bg-mint-soft aria-selected:outline-2 aria-selected:-outline-offset-2"
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

/** An entry with highlighted matches. If the name has no match, adds an excerpt of the first string that has one. */
function EntryText({ entry, words }: { entry: Entry; words: readonly QueryTerm[] }) {
  const { lead, name, detail, keywords = [] } = entry;
  const matches = findMatches(name, words);
  const isElsewhere = words.length > 0 && matches.length === 0;
  const telling = isElsewhere ? keywords.find((text) => findMatches(text, words).length > 0) : undefined;
  const context = telling && cutSnippet(telling, findMatches(telling, words));
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

/** Shown below the commands while episodes and guests load, or after loading failed. */
export function IndexStatus({ index, onTryAgain }: { index: UseQueryResult; onTryAgain: () => void }) {
  const { isSuccess, isError, failureCount } = index;
  if (isSuccess) return null;
  if (!isError && failureCount === 0) {
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

type SuggestionsProps = { file?: SiteSearch["file"]; isComing: boolean; onSearch: (query: string) => void };

/** In characters. */
const longestExample = 28;

/** Suggestions before anything is typed: this device's last searches, and examples from the search data. */
export function Suggestions({ file, isComing, onSearch }: SuggestionsProps) {
  const [recent, setRecent] = useState(readRecentSearches);

  function forget() {
    clearRecentSearches();
    setRecent([]);
    // The button disappears, so the field gets the focus.
    onSearch("");
  }

  return (
    <div className="px-5 pt-2">
      {recent.length > 0 && (
        <SearchRow label="Recent" searches={recent} onSearch={onSearch}>
          <button type="button" onClick={forget} className="min-h-11 px-2 text-sm text-link">
            Clear recent searches
          </button>
        </SearchRow>
      )}
      {/* Reserves room for the examples, which load later. */}
      {(file || isComing) && (
        <div className="min-h-22 sm:min-h-11">
          {file ? (
            <SearchRow label="Try" searches={examplesOf(file)} onSearch={onSearch} />
          ) : (
            <div aria-hidden="true" className="flex min-h-11 items-center gap-x-1">
              <span className="w-16 label-mono text-muted">Try</span>
              <span className="h-5 w-40 animate-pulse rounded-sm bg-raised" />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type SearchRowProps = {
  label: string;
  searches: readonly string[];
  onSearch: (query: string) => void;
  children?: ReactNode;
};

function SearchRow({ label, searches, onSearch, children }: SearchRowProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-start gap-x-1">
      <span aria-hidden="true" className="flex min-h-11 w-16 items-center label-mono text-muted">
        {label}
      </span>
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-1">
        {searches.map((search) => (
          <button
            key={search}
            type="button"
            lang={languageOf(search)}
            onClick={() => onSearch(search)}
            className="min-h-11 rounded-md px-2 text-sm font-semibold text-mint hover:bg-mint-soft"
          >
            {search}
          </button>
        ))}
        {children}
      </div>
    </div>
  );
}

/** Returns a topic, a guest, and a moment with a short label. */
function examplesOf({ episodes, topics }: SiteSearch["file"]): string[] {
  const newest = episodes.find(({ guest }) => guest !== "");
  const moments = episodes.flatMap(({ chapters }) => chapters.slice(1).map(({ label }) => label));
  const moment = moments.find((label) => label.length <= longestExample && label.includes(" "));
  const [topic] = topics;
  return [topic && (topic.name ?? topic.tag), newest?.guest, moment].filter((example) => example !== undefined);
}
