import type { Question } from "#app/content/schemas.server.ts";

import { randomFrom, shuffle } from "./shuffle.ts";

/** Milliseconds that an answer stays in view before the quiz goes on (specification, section 9). */
export const lockMs = 2000;

/** One go at a quiz, made in the handler that asked for it: its chance, and when it began (milliseconds). */
export type Attempt = { seed: number; openedAt: number };

/** A quiz in progress: answering → revealed → answering → … → finished. */
export type Play = {
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
  /** When it was left, for one that waits to be gone on with. */
  pausedAt?: number;
};

export type Move =
  | { type: "start"; play: Play }
  | { type: "pick"; option: number }
  | { type: "confirm" }
  | { type: "hold" }
  | { type: "goOn"; at: number };

/** A new go at a quiz, from now. Calls on chance and the clock: not for rendering. */
export function newAttempt(): Attempt {
  return { seed: Math.floor(Math.random() * 2 ** 32), openedAt: Date.now() };
}

/** A fresh play. `readyAt` is when the questions came, in milliseconds: nobody's time runs while they load. */
export function startPlay(questions: readonly Question[], attempt: Attempt, readyAt: number): Play {
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

/** A play that is left at a time (milliseconds). */
export function pausePlay(play: Play, at: number): Play {
  return { ...play, pausedAt: at };
}

/** The play gone on with at a time (milliseconds): its clock stood while it was left. */
export function resumePlay({ pausedAt, ...play }: Play, at: number): Play {
  return pausedAt === undefined ? play : { ...play, startedAt: play.startedAt + at - pausedAt };
}

/** The play after a move. A move that its phase does not know changes nothing: a late key or click does no harm. */
export function advance(play: Play | undefined, move: Move): Play | undefined {
  if (move.type === "start") return move.play;
  if (play?.phase === "answering") return answer(play, move);
  if (play?.phase === "revealed") return leave(play, move);
  return play;
}

function answer(play: Play, move: Move): Play {
  if (move.type === "pick") {
    const exists = currentQuestion(play).options[move.option] !== undefined;
    return exists ? { ...play, picked: move.option } : play;
  }
  if (move.type === "confirm" && play.picked !== undefined) {
    return { ...play, phase: "revealed", answers: [...play.answers, play.picked], isHeld: false };
  }
  return play;
}

function leave(play: Play, move: Move): Play {
  if (move.type === "hold") return { ...play, isHeld: true };
  if (move.type !== "goOn") return play;
  if (isLastQuestion(play)) return { ...play, phase: "finished", finishedAt: move.at };
  return { ...play, phase: "answering", index: play.index + 1, picked: undefined };
}

export function currentQuestion({ questions, index }: Play): Question {
  const question = questions[index];
  if (!question) throw new Error(`There is no question ${index + 1} of ${questions.length}`);
  return question;
}

export function isLastQuestion({ questions, index }: Play): boolean {
  return index === questions.length - 1;
}

/** Right answers so far. */
export function scoreOf({ questions, answers }: Play): number {
  return answers.filter((option, index) => option === questions[index]?.correctAnswerIndex).length;
}

/** The questions answered wrongly, each with the option that was picked. */
export function missedOf({ questions, answers }: Play): { question: Question; picked: number }[] {
  return questions.flatMap((question, index) => {
    const picked = answers[index];
    return picked === undefined || picked === question.correctAnswerIndex ? [] : [{ question, picked }];
  });
}

/** Whole seconds from the start to the end. Takes a finished play. */
export function secondsSpent({ startedAt, finishedAt = startedAt }: Play): number {
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
