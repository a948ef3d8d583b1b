import type { Question } from "#app/content/schemas.server.ts";
import { questionIndexOf, type SavedRound } from "#app/store/saved-rounds.ts";

/** A quiz in progress: answering → revealed → answering → … → finished. The questions have shuffled options. */
export type Round = SavedRound & { questions: readonly Question[] };

export type RoundAction =
  | { type: "pick"; option: number }
  | { type: "confirm"; pauses: boolean }
  | { type: "pause" }
  | { type: "next" };

/** Returns a round without answers. The same seed gives the same order of options. The default seed is random. */
export function newRound(seed = Math.floor(Math.random() * 2 ** 32)): SavedRound {
  return { seed, phase: "answering", answers: [], isHeld: false, spentMs: 0 };
}

/** Starts or resumes a round. Starts it over if its answers no longer fit the questions. */
export function startRound(questions: readonly Question[], saved: SavedRound): Round {
  const random = randomFrom(saved.seed);
  const shuffled = questions.map((question) => {
    const options = shuffle(question.options, random);
    const correctOption = question.options[question.correctAnswerIndex] ?? "";
    return { ...question, options, correctAnswerIndex: options.indexOf(correctOption) };
  });
  const fits =
    shuffled[questionIndexOf(saved)] !== undefined &&
    saved.answers.every((option, index) => shuffled[index]?.options[option] !== undefined);
  return { ...(fits ? saved : newRound(saved.seed)), questions: shuffled };
}

/** Returns the round after an action. Ignores actions that are invalid in its phase, such as a late key press. */
export function advance(round: Round, action: RoundAction): Round {
  const { phase, answers, picked } = round;
  if (phase === "answering" && action.type === "pick") {
    const exists = currentQuestion(round).options[action.option] !== undefined;
    return exists ? { ...round, picked: action.option } : round;
  }
  if (phase === "answering" && action.type === "confirm" && picked !== undefined) {
    return { ...round, phase: "revealed", answers: [...answers, picked], isHeld: action.pauses };
  }
  if (phase === "revealed" && action.type === "pause") return { ...round, isHeld: true };
  if (phase === "revealed" && action.type === "next") {
    return isLastQuestion(round)
      ? { ...round, phase: "finished" }
      : { ...round, phase: "answering", picked: undefined };
  }
  return round;
}

export function currentQuestion(round: Round): Question {
  const index = questionIndexOf(round);
  const question = round.questions[index];
  if (!question) throw new Error(`There is no question ${index + 1} of ${round.questions.length}`);
  return question;
}

export function isLastQuestion(round: Round): boolean {
  return questionIndexOf(round) === round.questions.length - 1;
}

/** Returns the answers so far, with their questions and whether they are correct. */
export function answersOf({ questions, answers }: Round) {
  return answers.flatMap((picked, index) => {
    const question = questions[index];
    return question ? [{ question, picked, isCorrect: picked === question.correctAnswerIndex }] : [];
  });
}

/** Counts the correct answers so far. */
export function scoreOf(round: Round): number {
  return answersOf(round).filter(({ isCorrect }) => isCorrect).length;
}

/** Returns a shuffled copy (Fisher-Yates). Uniform if `random` is uniform over [0, 1). */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Returns a random number generator over [0, 1) (mulberry32). The same seed gives the same numbers. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
