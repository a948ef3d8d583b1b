import MiniSearch, { type Query } from "minisearch";

import { foldWords } from "./fold-text.ts";
import { type WantedWord, wantWords, worths } from "./match-word.ts";

/** Something to be found, by texts in the order of their weight. */
export type TextDocument = {
  id: string;
  title: string;
  names?: string;
  tags?: string;
  parts?: string;
  text?: string;
  /** Words that every document of a kind has; they place nothing. */
  lead?: string;
};

const boost = { title: 6, names: 5, tags: 4, parts: 2, text: 1, lead: 0.01 };

/** Words of one letter are looked for only where one would look first: half of all texts have a word that begins so. */
const shortWordFields = ["title", "names", "tags"];

/** Documents that are indexed before the browser gets a turn. */
const chunkSize = 50;

export type TextIndex = {
  /** What each document that has all words of the query is worth, the best first. Nothing for a query without words. */
  search: (query: string) => Map<string, number>;
};

/** Indexes a few documents at once. */
export function createTextIndex(documents: readonly TextDocument[]): TextIndex {
  const index = createIndex();
  index.addAll(documents);
  return searchIn(index);
}

/** Indexes many documents without holding up the page. */
export async function createTextIndexInSteps(documents: readonly TextDocument[]): Promise<TextIndex> {
  const index = createIndex();
  await index.addAllAsync(documents, { chunkSize });
  return searchIn(index);
}

function createIndex() {
  const skeletonsOf = memoize(skeletonsOfPiece);
  return new MiniSearch<TextDocument>({ fields: Object.keys(boost), tokenize: piecesOf, processTerm: skeletonsOf });
}

function searchIn(index: MiniSearch<TextDocument>): TextIndex {
  return {
    search: (query) => {
      const words = wantWords(query);
      if (words.length === 0) return new Map();
      const found = index.search(
        { combineWith: "AND", queries: words.map(queryFor) },
        { tokenize: asItIs, processTerm: (word) => word, boost },
      );
      return new Map(found.map(({ id, score }) => [String(id), score]));
    },
  };
}

/** A word in all its forms. One of a single letter must be whole, or begin a word where one would look first. */
function queryFor({ skeleton, otherBeginnings, errors }: WantedWord): Query {
  const isShort = skeleton.length === 1;
  const beginning = (start: string) => ({
    queries: [start],
    prefix: true,
    ...(isShort && { fields: shortWordFields }),
  });
  return {
    combineWith: "OR",
    weights: { prefix: worths.beginning, fuzzy: worths.misspelt },
    queries: [
      ...(isShort ? [{ queries: [skeleton] }] : []),
      { ...beginning(skeleton), fuzzy: errors || false, maxFuzzy: errors },
      ...otherBeginnings.map((start) => ({ ...beginning(start), boostTerm: () => worths.otherBeginning })),
    ],
  };
}

function asItIs(text: string): string[] {
  return [text];
}

/** The words of a text with what is joined to them: "Kubernetes-ის", "Next.js", "org-chart". */
function piecesOf(text: string): string[] {
  return text.split(/[\s,;:!?()[\]{}"|\u00AB\u00BB\u2013\u2014\u201C-\u201E\u2026]+/);
}

/** The words of a piece, and if there are several, also written as one: "next", "js", "nextjs". */
function skeletonsOfPiece(piece: string): string[] {
  const skeletons = foldWords(piece).map(({ skeleton }) => skeleton);
  return skeletons.length > 1 ? [...skeletons, skeletons.join("")] : skeletons;
}

/** Texts of one site say the same words again and again. */
function memoize<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? make(text);
    known.set(text, result);
    return result;
  };
}
