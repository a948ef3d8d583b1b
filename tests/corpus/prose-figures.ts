import { splitParagraphs } from "#app/lib/rich-text.ts";
/** What tells that many texts came from one mould: counted over all of them. Pure functions, no files. */
import { romanize } from "#app/lib/romanize.ts";

/** One text of a content file: `part` is the field it stands in. */
export type Prose = { file: string; part: string; text: string };

/** Something that stands in several places, or a phrase in one place. */
export type Finding = { phrase: string; places: string[] };

const openingLength = 3;
const runLength = 5;

/** A run of terms in Latin letters is a name, not a way of writing: this many words of a run must be Georgian. */
const georgianWordsInRun = 3;

/** Stands for a person's name, so that two sentences that differ only in the guest are seen to be one. */
const someone = "<name>";

/** The words of a text in lower case, people's names (given in Latin letters) replaced by one placeholder. */
export function wordsOf(text: string, names: readonly string[]): string[] {
  const nameParts = names.flatMap((name) => name.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  const isName = (word: string) => nameParts.some((part) => romanize(word).startsWith(part));
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.+#/’'-]*/gu) ?? [];
  return words.map((word) => (isName(word) ? someone : word.replace(/[.'’/-]+$/, "")));
}

/** Openings (the first three words of a paragraph) that more than one paragraph has. */
export function findRepeatedOpenings(texts: readonly Prose[], names: readonly string[]): Finding[] {
  const openings = texts.flatMap(({ file, part, text }) =>
    splitParagraphs(text).map((paragraph) => ({
      phrase: wordsOf(paragraph, names).slice(0, openingLength).join(" "),
      place: `${file} ${part}`,
    })),
  );
  return [...Map.groupBy(openings, ({ phrase }) => phrase)]
    .filter(([, group]) => group.length > 1)
    .map(([phrase, group]) => ({ phrase, places: group.map(({ place }) => place) }));
}

/** Runs of five words that stand in more than one text; names of people and what is quoted („…“) are left out. */
export function findSharedRuns(texts: readonly Prose[], names: readonly string[]): Finding[] {
  const places = new Map<string, Set<string>>();
  for (const { file, part, text } of texts) {
    for (const run of runsOf(text, names)) {
      const found = places.get(run) ?? new Set();
      places.set(run, found.add(`${file} ${part}`));
    }
  }
  return [...places].filter(([, found]) => found.size > 1).map(([phrase, found]) => ({ phrase, places: [...found] }));
}

function runsOf(text: string, names: readonly string[]): string[] {
  const pieces = splitParagraphs(text).flatMap((paragraph) => paragraph.split(/„[^“]*“/));
  return pieces.flatMap((piece) => {
    const words = wordsOf(piece, names);
    return words
      .map((_word, start) => words.slice(start, start + runLength))
      .filter(isTelling)
      .map((run) => run.join(" "));
  });
}

function isTelling(run: readonly string[]): boolean {
  const georgian = run.filter((word) => /[ა-ჰ]/.test(word) && !/[a-z]/.test(word));
  return run.length === runLength && !run.includes(someone) && georgian.length >= georgianWordsInRun;
}
