/**
 * A guesser who learns, from the surfaces of some quizzes, to pick the right option in others: conditional logistic
 * regression over the four options, trained by plain gradient descent. Whole quizzes are held out, so that it cannot
 * learn an author's subject. Chance is 25 %.
 */
import { featureNames, surfaceFeatures } from "./surface-features.ts";
import type { SurfaceQuestion } from "./surface-statistics.ts";

type Sample = { rows: readonly number[][]; right: number };

type SurfaceQuiz = { id: string; questions: readonly SurfaceQuestion[] };

/** One guess at one question of the quiz with this id. */
type Guess = { quizId: string; isRight: boolean };

const folds = 8;
const repetitions = 5;
const steps = 80;
const rate = 1;
const decay = 0.02;

/**
 * One guess a question and repetition. Each repetition deals the quizzes out anew, the same way at every run and in
 * whatever order they are given.
 */
export function guessHeldOut(quizzes: readonly SurfaceQuiz[]): Guess[] {
  const inOrder = quizzes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const samples = toSamples(inOrder);
  return Array.from({ length: repetitions }, (_, seed) => dealOut(inOrder.length, seed + 1)).flatMap((foldOf) =>
    Array.from({ length: folds }, (_, fold) => {
      const weights = train(samples.filter((_quiz, quiz) => foldOf[quiz] !== fold).flat());
      return inOrder.flatMap(({ id }, quiz) =>
        foldOf[quiz] === fold ? (samples[quiz] ?? []).map((sample) => guess(id, sample, weights)) : [],
      );
    }).flat(),
  );
}

/** The part of the guesses that are right, from 0 to 1. */
export function accuracyOf(guesses: readonly Guess[]): number {
  return guesses.filter(({ isRight }) => isRight).length / guesses.length;
}

/** What the guesser goes by when it has seen everything: one weight a feature, in units of its usual variation. */
export function surfaceWeights(quizzes: readonly SurfaceQuiz[]): Record<string, number> {
  const weights = train(toSamples(quizzes).flat());
  return Object.fromEntries(featureNames.map((name, feature) => [name, weights[feature] ?? 0]));
}

/** The questions as numbers, each feature in units of its usual variation. */
function toSamples(quizzes: readonly SurfaceQuiz[]): Sample[][] {
  const samples = quizzes.map(({ questions }) =>
    questions.map((question) => ({ rows: surfaceFeatures(question), right: question.correctAnswerIndex })),
  );
  const rows = samples.flat(2).flatMap((sample) => sample.rows);
  const units = featureNames.map((_, feature) => deviation(rows.map((row) => row[feature] ?? 0)));
  return samples.map((quiz) =>
    quiz.map((sample) => ({
      ...sample,
      rows: sample.rows.map((row) => row.map((value, feature) => value / (units[feature] ?? 1))),
    })),
  );
}

function guess(quizId: string, { rows, right }: Sample, weights: readonly number[]): Guess {
  const chances = chancesOf(rows, weights);
  return { quizId, isRight: chances.indexOf(Math.max(...chances)) === right };
}

function train(samples: readonly Sample[]): number[] {
  let weights = featureNames.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = slopeOf(samples, weights);
    weights = weights.map((weight, feature) => weight + rate * ((slope[feature] ?? 0) - decay * weight));
  }
  return weights;
}

/** How the mean log-likelihood of the right options rises with each weight. */
function slopeOf(samples: readonly Sample[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const { rows, right } of samples) {
    const chances = chancesOf(rows, weights);
    for (const [option, row] of rows.entries()) {
      const error = (Number(option === right) - (chances[option] ?? 0)) / samples.length;
      for (let feature = 0; feature < slope.length; feature += 1) {
        slope[feature] = (slope[feature] ?? 0) + error * (row[feature] ?? 0);
      }
    }
  }
  return slope;
}

/** How probable the guesser finds each option, from 0 to 1. */
function chancesOf(rows: readonly number[][], weights: readonly number[]): number[] {
  const powers = rows.map((row) => {
    let score = 0;
    for (let feature = 0; feature < weights.length; feature += 1) {
      score += (row[feature] ?? 0) * (weights[feature] ?? 0);
    }
    return Math.exp(score);
  });
  const total = sum(powers);
  return powers.map((power) => power / total);
}

function deviation(values: readonly number[]): number {
  return Math.sqrt(sum(values.map((value) => value * value)) / values.length) || 1;
}

/** The fold of each quiz: as many quizzes to each, in an order that the seed shuffles. */
function dealOut(quizzes: number, seed: number): number[] {
  const random = randomNumbers(seed);
  const order = Array.from({ length: quizzes }, (_, quiz) => ({ quiz, key: random() }));
  const foldOf = Array.from({ length: quizzes }, () => 0);
  for (const [place, { quiz }] of order.toSorted((a, b) => a.key - b.key).entries()) foldOf[quiz] = place % folds;
  return foldOf;
}

/** A small linear congruential generator: numbers from 0 to 1, the same ones for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
