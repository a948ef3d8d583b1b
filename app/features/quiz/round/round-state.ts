import type { Question } from "#app/content/schemas.server.ts";

/** One go at a quiz, made in the handler that asked for it: its chance, and when it began (milliseconds). */
export type Attempt = { seed: number; openedAt: number };

/** A quiz in progress: answering → revealed → answering → … → finished. */
export type Round = {
  attempt: Attempt;
  phase: "answering" | "revealed" | "finished";
  /** In the order asked, each with its options in the order shown. */
  questions: readonly Question[];
  /** The place of the current question; of the last one when finished. */
  index: number;
  /** The picked option of the current question. */
  picked?: number;
  /** The confirmed options, one for each question answered so far. */
  answers: readonly number[];
  /** Whether the visitor holds the page to read on after the lock. */
  isHeld: boolean;
  /** Milliseconds. */
  startedAt: number;
  finishedAt?: number;
};

export type RoundAction =
  | { type: "start"; round: Round }
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
    questions: questions.map((question) => withShuffledOptions(question, random)),
    index: 0,
    answers: [],
    isHeld: false,
    startedAt: Math.max(attempt.openedAt, readyAt),
  };
}

/** The round after an action. One that its phase does not know changes nothing: a late key or click does no harm. */
export function advance(round: Round | undefined, action: RoundAction): Round | undefined {
  if (action.type === "start") return action.round;
  if (round?.phase === "answering") return reduceAnswering(round, action);
  if (round?.phase === "revealed") return reduceRevealed(round, action);
  return round;
}

function reduceAnswering(round: Round, action: RoundAction): Round {
  if (action.type === "pick") {
    const exists = currentQuestion(round).options[action.option] !== undefined;
    return exists ? { ...round, picked: action.option } : round;
  }
  if (action.type === "confirm" && round.picked !== undefined) {
    return { ...round, phase: "revealed", answers: [...round.answers, round.picked], isHeld: action.isHeld ?? false };
  }
  return round;
}

function reduceRevealed(round: Round, action: RoundAction): Round {
  if (action.type === "hold") return { ...round, isHeld: true };
  if (action.type !== "next") return round;
  if (isLastQuestion(round)) return { ...round, phase: "finished", finishedAt: action.at };
  return { ...round, phase: "answering", index: round.index + 1, picked: undefined };
}

export function currentQuestion({ questions, index }: Round): Question {
  const question = questions[index];
  if (!question) throw new Error(`There is no question ${index + 1} of ${questions.length}`);
  return question;
}

export function isLastQuestion({ questions, index }: Round): boolean {
  return index === questions.length - 1;
}

/** Of each answer so far, whether it is right. */
export function correctnessOf({ questions, answers }: Round): boolean[] {
  return answers.map((option, index) => option === questions[index]?.correctAnswerIndex);
}

/** Right answers so far. */
export function scoreOf(round: Round): number {
  return correctnessOf(round).filter(Boolean).length;
}

/** The questions answered wrongly, each with the option that was picked. */
export function missedOf({ questions, answers }: Round): { question: Question; picked: number }[] {
  return questions.flatMap((question, index) => {
    const picked = answers[index];
    return picked === undefined || picked === question.correctAnswerIndex ? [] : [{ question, picked }];
  });
}

/** The questions answered rightly. */
export function knownOf(round: Round): Question[] {
  const marks = correctnessOf(round);
  return round.questions.filter((_question, index) => marks[index]);
}

/** Whole seconds from the start to the end. Takes a finished round. */
export function secondsSpent({ startedAt, finishedAt = startedAt }: Round): number {
  return Math.max(0, Math.floor((finishedAt - startedAt) / 1000));
}

function withShuffledOptions(question: Question, random: () => number): Question {
  const { options, correctAnswerIndex } = question;
  const shuffled = shuffle(
    options.map((text, index) => ({ text, isRight: index === correctAnswerIndex })),
    random,
  );
  return {
    ...question,
    options: shuffled.map(({ text }) => text),
    correctAnswerIndex: shuffled.findIndex(({ isRight }) => isRight),
  };
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
