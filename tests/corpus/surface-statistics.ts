/** What the lengths, numbers and places of the options alone give away, all as shares from 0 to 1. */
import type { Question } from "#app/content/schemas.server.ts";

export type SurfaceQuestion = Pick<Question, "question" | "options" | "correctAnswerIndex">;

type SurfaceStatistics = {
  /** How often a guesser is right who takes the length closest to the mean of the four; ties are split evenly. */
  closestToMean: number;
  strictlyLongest: number;
  strictlyShortest: number;
  /** Of the questions whose options all begin with different numbers: is the right one the least or the greatest? */
  outerNumber: number;
  numberQuestions: number;
  /** How often the right option is written first, second, third, fourth. */
  positions: readonly number[];
};

export function surfaceStatistics(questions: readonly SurfaceQuestion[]): SurfaceStatistics {
  const ranks = questions.flatMap((question) => rankOfRightNumber(question) ?? []);
  return {
    closestToMean: sum(questions.map(chanceByMeanLength)) / questions.length,
    strictlyLongest: shareOf(questions, (one) => wrongLengths(one).every((length) => length < rightLength(one))),
    strictlyShortest: shareOf(questions, (one) => wrongLengths(one).every((length) => length > rightLength(one))),
    outerNumber: shareOf(ranks, (rank) => rank === 0 || rank === 3),
    numberQuestions: ranks.length,
    positions: [0, 1, 2, 3].map((position) => shareOf(questions, (one) => one.correctAnswerIndex === position)),
  };
}

/** Length in characters, as a reader counts them. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** How probable it is to hit the right option by taking the one whose length is closest to the mean. */
export function chanceByMeanLength({ options, correctAnswerIndex }: SurfaceQuestion): number {
  const lengths = options.map(lengthOf);
  const mean = sum(lengths) / lengths.length;
  const distances = lengths.map((length) => Math.abs(length - mean));
  const least = Math.min(...distances);
  const closest = distances.flatMap((distance, index) => (distance === least ? index : []));
  return closest.includes(correctAnswerIndex) ? 1 / closest.length : 0;
}

/** The number an option begins with, after words like "about" or signs like "$"; undefined when there is none. */
export function leadingNumber(option: string): number | undefined {
  const match = /^(?:დაახლოებით |სულ მცირე |ზუსტად |\$)?(-?\d[\d ]*(?:\.\d+)?(?:\/\d+)?)(?![\d.])/.exec(option);
  if (!match?.[1]) return undefined;
  const [numerator, denominator = "1"] = match[1].replaceAll(" ", "").split("/");
  return Number(numerator) / Number(denominator);
}

/** From 0 (least) to 3 (greatest); undefined when the options are not four different numbers. */
function rankOfRightNumber({ options, correctAnswerIndex }: SurfaceQuestion): number | undefined {
  const numbers = options.flatMap((option) => leadingNumber(option) ?? []);
  const right = numbers[correctAnswerIndex];
  if (right === undefined || new Set(numbers).size !== options.length) return undefined;
  return numbers.filter((number) => number < right).length;
}

function rightLength({ options, correctAnswerIndex }: SurfaceQuestion): number {
  return lengthOf(options[correctAnswerIndex] ?? "");
}

function wrongLengths({ options, correctAnswerIndex }: SurfaceQuestion): number[] {
  return options.filter((_, index) => index !== correctAnswerIndex).map(lengthOf);
}

function shareOf<Item>(items: readonly Item[], isTrue: (item: Item) => boolean): number {
  return items.filter(isTrue).length / items.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
