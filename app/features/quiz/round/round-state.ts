import type { Question } from "#app/content/schemas.server.ts";
import { placeOf, type SavedRound } from "#app/store/saved-rounds.ts";

/**
 * One attempt at a quiz, created in an event handler: its random seed, its start (milliseconds), and the saved round
 * to resume.
 */
export type Attempt = { seed: number; openedAt: number; kept?: SavedRound };

/** A quiz in progress: answering → revealed → answering → … → finished. */
export type Round = Pick<SavedRound, "phase" | "answers" | "picked" | "isHeld"> & {
  attempt: Attempt;
  /** In order, with shuffled options. */
  questions: readonly Question[];
  /** In milliseconds. */
  startedAt: number;
  finishedAt?: number;
};

export type RoundAction =
  | { type: "pick"; option: number }
  | { type: "confirm"; isHeld?: boolean }
  | { type: "hold" }
  | { type: "next"; at: number };

/** Starts a new attempt. The seed of an earlier attempt repeats it. Impure, so do not call it while rendering. */
export function newAttempt(seed = Math.floor(Math.random() * 2 ** 32)): Attempt {
  return { seed, openedAt: Date.now() };
}

/** Starts a round. `readyAt` is when the questions loaded, in milliseconds; loading time does not count. */
export function startRound(questions: readonly Question[], attempt: Attempt, readyAt: number): Round {
  const random = randomFrom(attempt.seed);
  return {
    attempt,
    phase: "answering",
    questions: questions.map((question) => {
      const options = shuffle(question.options, random);
      const right = question.options[question.correctAnswerIndex] ?? "";
      return { ...question, options, correctAnswerIndex: options.indexOf(right) };
    }),
    answers: [],
    isHeld: false,
    startedAt: Math.max(attempt.openedAt, readyAt),
  };
}

/** Returns the round after an action. Ignores actions that are invalid in its phase, such as a late key press. */
export function advance(round: Round, action: RoundAction): Round {
  const { phase, answers, picked } = round;
  if (phase === "answering" && action.type === "pick") {
    const exists = currentQuestion(round).options[action.option] !== undefined;
    return exists ? { ...round, picked: action.option } : round;
  }
  if (phase === "answering" && action.type === "confirm" && picked !== undefined) {
    return { ...round, phase: "revealed", answers: [...answers, picked], isHeld: action.isHeld ?? false };
  }
  if (phase === "revealed" && action.type === "hold") return { ...round, isHeld: true };
  if (phase === "revealed" && action.type === "next") {
    if (isLastQuestion(round)) return { ...round, phase: "finished", finishedAt: action.at };
    return { ...round, phase: "answering", picked: undefined };
  }
  return round;
}

export function currentQuestion(round: Round): Question {
  const question = round.questions[placeOf(round)];
  if (!question) throw new Error(`There is no question ${placeOf(round) + 1} of ${round.questions.length}`);
  return question;
}

export function isLastQuestion(round: Round): boolean {
  return placeOf(round) === round.questions.length - 1;
}

/** Returns the answers so far, with their questions and whether they are correct. */
export function answersOf({ questions, answers }: Round) {
  return questions.flatMap((question, index) => {
    const picked = answers[index];
    return picked === undefined ? [] : { question, picked, isRight: picked === question.correctAnswerIndex };
  });
}

/** Counts correct answers so far. */
export function scoreOf(round: Round): number {
  return answersOf(round).filter(({ isRight }) => isRight).length;
}

/** Returns a shuffled copy (Fisher-Yates). Uniform if `random` is uniform over [0, 1). */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/**
 * Returns a random number generator over [0, 1) (mulberry32). The same seed gives the same numbers, so that a render
 * can repeat them.
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
