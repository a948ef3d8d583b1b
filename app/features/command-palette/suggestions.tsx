import { type ReactNode, useState } from "react";
import { languageOf } from "#app/lib/words.ts";
import { clearRecentSearches, readRecentSearches } from "#app/search/recent-searches.ts";
import type { SiteSearch } from "#app/search/site-search.ts";

type Props = {
  /** What there is, once it has come. */
  file?: SiteSearch["file"];
  isComing: boolean;
  onSearch: (query: string) => void;
  /** The recent searches, and the button that cleared them, are gone. */
  onForget: () => void;
};

/** The longest example, in characters. */
const longestExample = 28;

/** What to look for, before anything is typed: this device's last searches, and examples from what there is. */
export function Suggestions({ file, isComing, onSearch, onForget }: Props) {
  const [recent, setRecent] = useState(readRecentSearches);

  function forget() {
    clearRecentSearches();
    setRecent([]);
    onForget();
  }

  return (
    <div className="px-5 pt-2">
      {recent.length > 0 && (
        <Row label="Recent" searches={recent} onSearch={onSearch}>
          <button type="button" onClick={forget} className="min-h-11 px-2 text-sm text-link">
            Clear recent searches
          </button>
        </Row>
      )}
      {/* The lines that examples take: those that come late move nothing. */}
      {(file || isComing) && (
        <div className="min-h-22 sm:min-h-11">
          {file ? <Row label="Try" searches={examplesOf(file)} onSearch={onSearch} /> : <ExamplesOnTheirWay />}
        </div>
      )}
    </div>
  );
}

function ExamplesOnTheirWay() {
  return (
    <div aria-hidden="true" className="flex min-h-11 items-center gap-x-1">
      <span className="w-16 label-mono text-muted">Try</span>
      <span className="h-5 w-40 animate-pulse rounded-sm bg-raised" />
    </div>
  );
}

type RowProps = {
  label: string;
  searches: readonly string[];
  onSearch: (query: string) => void;
  children?: ReactNode;
};

function Row({ label, searches, onSearch, children }: RowProps) {
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

/** A topic, a guest, and a moment that is said in few words. */
function examplesOf({ episodes, topics }: SiteSearch["file"]): string[] {
  const newest = episodes.find(({ guest }) => guest !== "");
  const moments = episodes.flatMap(({ chapters }) => chapters.slice(1).map(({ label }) => label));
  const moment = moments.find((label) => label.length <= longestExample && label.includes(" "));
  const [topic] = topics;
  return [topic && (topic.name ?? topic.tag), newest?.guest, moment].filter((example) => example !== undefined);
}
