import { languageOf } from "#app/lib/language-of.ts";
import { cutSnippet, findMatches } from "#app/search/find-matches.ts";
import { Highlight } from "#app/search/highlight.tsx";
import type { QueryTerm } from "#app/search/match-word.ts";

import type { Entry } from "./entries.ts";

/** What an entry says, with what was found in it; where its name does not tell, with the text that does. */
export function EntryText({ entry, words }: { entry: Entry; words: readonly QueryTerm[] }) {
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
