import MiniSearch, { type Query } from "minisearch";
import { keysOf } from "./normalize-words.ts";
import { parseQuery, type QueryTerm } from "./query.ts";

/**
 * The weight of a match in each field. `label` is a chapter's; `also` has the synonyms of what the others say; `lead` has the
 * words around the document's name. A match in `context` alone finds nothing.
 */
const boost = { title: 6, label: 6, names: 5, tags: 4, parts: 2, text: 1, also: 0.5, lead: 0.01, context: 0.01 };

/** The share of a match's score where a word only begins like the query's, where it is declined, and where it is misspelt. */
const weights = { prefix: 0.75, fuzzy: 0.4 };
const declinedWeight = 0.6;

/** Something to be found, by its texts. */
export type FulltextDocument = { id: string } & Partial<Record<keyof typeof boost, string>>;

/** The fields searched for a term of one letter: half of all texts have a word that begins with it. */
const shortWordFields = ["title", "label", "names", "tags"];

/**
 * Indexes documents. What comes back gives the score of each document that has all terms of a query, the highest first;
 * none for a query without terms.
 */
export function createFulltextIndex(documents: readonly FulltextDocument[]): (query: string) => Map<string, number> {
  const index = new MiniSearch<FulltextDocument>({
    fields: Object.keys(boost),
    tokenize: piecesOf,
    processTerm: memoize(keysOfPiece),
  });
  index.addAll(documents);
  return (query) => {
    const words = parseQuery(query);
    if (words.length === 0) return new Map();
    const found = index.search(
      { combineWith: "AND", queries: words.map(queryFor) },
      { tokenize: (word) => [word], processTerm: (word) => word, boost },
    );
    const isFound = (fields: readonly string[]) => fields.some((field) => field !== "context");
    return new Map(
      found.filter(({ match }) => Object.values(match).some(isFound)).map(({ id, score }) => [String(id), score]),
    );
  };
}

/** A word in all its forms. One of a single letter must be whole, or begin a word where one would look first. */
function queryFor({ key, otherBeginnings, errors }: QueryTerm): Query {
  const isShort = key.length === 1;
  const beginning = (start: string) => ({
    queries: [start],
    prefix: true,
    ...(isShort && { fields: shortWordFields }),
  });
  return {
    combineWith: "OR",
    weights,
    queries: [
      ...(isShort ? [{ queries: [key] }] : []),
      { ...beginning(key), fuzzy: errors || false, maxFuzzy: errors },
      ...otherBeginnings.map((start) => ({ ...beginning(start), boostTerm: () => declinedWeight })),
    ],
  };
}

/** The words of a text with what is joined to them: "Kubernetes-ის", "Next.js", "org-chart". */
function piecesOf(text: string): string[] {
  return text.split(/[\s,;:!?()[\]{}"|\u00AB\u00BB\u2013\u2014\u201C-\u201E\u2026]+/);
}

/** The words of a piece, and if there are several, also written as one: "next", "js", "nextjs". */
function keysOfPiece(piece: string): string[] {
  const keys = keysOf(piece);
  return keys.length > 1 ? [...keys, keys.join("")] : keys;
}

/** Makes each result once: texts of one site say the same words again and again. */
function memoize<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    const result = known.get(key) ?? make(key);
    known.set(key, result);
    return result;
  };
}
