import type { Question } from "#app/content/schemas.server.ts";
import { placeOf, type SavedRound } from "#app/store/saved-rounds.ts";

/** One go at a quiz, made in the handler that asked for it: its chance, when it began (milliseconds), and where it was left. */
export type Attempt = { seed: number; openedAt: number; kept?: SavedRound };

/** A quiz in progress: answering → revealed → answering → … → finished. */
export type Round = Pick<SavedRound, "phase" | "answers" | "picked" | "isHeld"> & {
  attempt: Attempt;
  /** In the order asked, each with its options in the order shown. */
  questions: readonly Question[];
  /** Milliseconds. */
  startedAt: number;
  finishedAt?: number;
};

export type RoundAction =
  | { type: "pick"; option: number }
  | { type: "confirm"; isHeld?: boolean }
  | { type: "hold" }
  | { type: "next"; at: number };

/** A new go at a quiz, from now; a seed repeats an earlier one. Calls on chance and the clock: not for rendering. */
export function newAttempt(seed = Math.floor(Math.random() * 2 ** 32)): Attempt {
  return { seed, openedAt: Date.now() };
}

/** A fresh round. `readyAt` is when the questions came, in milliseconds: nobody's time runs while they load. */
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

/** The round after an action. One that its phase does not know changes nothing: a late key or click does no harm. */
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

/** The answers so far, each with its question, the option that was picked, and whether that is right. */
export function answersOf({ questions, answers }: Round) {
  return questions.flatMap((question, index) => {
    const picked = answers[index];
    return picked === undefined ? [] : { question, picked, isRight: picked === question.correctAnswerIndex };
  });
}

/** Right answers so far. */
export function scoreOf(round: Round): number {
  return answersOf(round).filter(({ isRight }) => isRight).length;
}

/** A shuffled copy (Fisher and Yates): every order is equally likely when `random` is even over [0, 1). */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Numbers in [0, 1) that follow from the seed alone (mulberry32): chance that a render may repeat. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
