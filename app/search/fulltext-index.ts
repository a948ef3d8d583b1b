import MiniSearch, { type Query } from "minisearch";
import { keysOf } from "./normalize-words.ts";
import { parseQuery, type QueryTerm } from "./query.ts";

/**
 * The weight of a match in each field. `label` is a chapter's title; `also` has synonyms of the other fields; `lead`
 * has the words around the document's name. A document that matches only in `context` is not found.
 */
const boost = { title: 6, label: 6, names: 5, tags: 4, parts: 2, text: 1, also: 0.5, lead: 0.01, context: 0.01 };

/** Factors for the scores of a prefix, a misspelling and a declined form. */
const weights = { prefix: 0.75, fuzzy: 0.4 };
const declinedWeight = 0.6;

/** A searchable document: its strings by field. */
export type FulltextDocument = { id: string } & Partial<Record<keyof typeof boost, string>>;

/**
 * The fields in which a one-letter term matches the beginning of a word. Elsewhere it would match too often: half of
 * all strings have a word that begins with a given letter.
 */
const shortWordFields = ["title", "label", "names", "tags"];

/**
 * Indexes documents. Returns a search function. For a query, it finds the documents that contain all terms, and returns
 * a map from their ids to their scores, highest first. A query without terms finds nothing.
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

/**
 * Matches a term in all its forms. A one-letter term must be a whole word, or begin a word in the most important
 * fields.
 */
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

/** Splits a text at blanks and punctuation. Keeps joined words together: "Kubernetes-ის", "Next.js", "org-chart". */
function piecesOf(text: string): string[] {
  return text.split(/[\s,;:!?()[\]{}"|\u00AB\u00BB\u2013\u2014\u201C-\u201E\u2026]+/);
}

/** Returns the keys of a piece's words, and of all of them joined: "next", "js", "nextjs". */
function keysOfPiece(piece: string): string[] {
  const keys = keysOf(piece);
  return keys.length > 1 ? [...keys, keys.join("")] : keys;
}

/** Caches results by key, because the strings of one site repeat the same words. */
function memoize<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    const result = known.get(key) ?? make(key);
    known.set(key, result);
    return result;
  };
}
