/** What can be seen of an option by somebody who understands neither the question nor the language. */
import { lengthOf, type SurfaceQuestion } from "./surface-statistics.ts";

type Option = { text: string; question: string; others: readonly string[] };

const absolutes =
  /(?<!\p{L})(ყოველთვის|არასდროს|არასოდეს|ყველა|ყველას|ყოველ|ყოველი|მთლიანად|მთელი|მთელ|საერთოდ|აუცილებლად|ნებისმიერ\p{L}*|სულ|მაშინვე|არავინ|არაფერ\p{L}*|ერთადერთი|ზუსტად|always|never)(?!\p{L})/giu;
const hedges =
  /(?<!\p{L})(შეიძლება|შესაძლოა|ხშირად|ზოგჯერ|დაახლოებით|თითქმის|ხოლმე|ალბათ|როგორც წესი|შეძლებისდაგვარად|ოდნავ|ოღონდ|თუ|როცა|სანამ)(?!\p{L})/gu;
const negations = /(?<!\p{L})(არ|ვერ|აღარ|ვეღარ|არა|არაა|ნუ|გარეშე)(?!\p{L})/gu;
const reasons = /(?<!\p{L})(რადგან|ამიტომ|რომ|რათა|ანუ|მაგალითად)(?!\p{L})/gu;

const measures: Readonly<Record<string, (option: Option) => number>> = {
  length: ({ text }) => lengthOf(text),
  words: ({ text }) => wordsOf(text).length,
  commas: ({ text }) => count(text, /[,;]/g),
  digits: ({ text }) => count(text, /\d/g),
  absolutes: ({ text }) => count(text, absolutes),
  hedges: ({ text }) => count(text, hedges),
  negations: ({ text }) => count(text, negations),
  reasons: ({ text }) => count(text, reasons),
  "latin words": ({ text }) => count(text, /[A-Za-z]{2,}/g),
  "parentheses and quotes": ({ text }) => count(text, /[()[\]„“"]/g),
  dashes: ({ text }) => count(text, /[–-]/g),
  "shared with the question": ({ text, question }) => shared(text, [question]),
  "shared with the other options": ({ text, others }) => shared(text, others),
};

export const featureNames: readonly string[] = [
  ...Object.keys(measures),
  "distance from the mean length",
  "longest",
  "shortest",
];

/** One row of numbers an option, each relative to the mean of the four options, in the order of `featureNames`. */
export function surfaceFeatures({ question, options }: SurfaceQuestion): number[][] {
  const lengths = options.map(lengthOf);
  const mean = lengths.reduce((total, length) => total + length, 0) / lengths.length;
  const rows = options.map((text, index) => {
    const others = options.filter((_, other) => other !== index);
    const length = lengths[index] ?? 0;
    return [
      ...Object.values(measures).map((measure) => measure({ text, question, others })),
      Math.abs(length - mean) / mean,
      Number(length === Math.max(...lengths)),
      Number(length === Math.min(...lengths)),
    ];
  });
  return centred(rows);
}

function centred(rows: readonly number[][]): number[][] {
  const means = featureNames.map((_, feature) => rows.reduce((sum, row) => sum + (row[feature] ?? 0), 0) / rows.length);
  return rows.map((row) => row.map((value, feature) => value - (means[feature] ?? 0)));
}

/** Words by their first five letters: enough to find a Georgian word again in another case. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.slice(0, 5));
}

/** The part of the words, from 0 to 1, that other texts have too. */
function shared(text: string, others: readonly string[]): number {
  const known = new Set(others.flatMap(wordsOf));
  const words = wordsOf(text);
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
