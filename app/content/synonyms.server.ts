import { parseQuery, speaksOf } from "#app/search/match-word.ts";

import { collections } from "./loading/collections.server.ts";

const rows = collections.synonyms.map((words) => ({ words, terms: words.map(parseQuery) }));

/** The rows of data/synonyms.ts. */
export function listSynonyms(): readonly (readonly string[])[] {
  return collections.synonyms;
}

/** What else a text is asked for by: the synonyms of what it says, a line each. Undefined where there are none. */
export function synonymsOf(text: string): string | undefined {
  const said = rows.filter(({ terms }) => terms.some((phrase) => speaksOf(phrase, text)));
  return said.length > 0 ? said.flatMap(({ words }) => words).join("\n") : undefined;
}
