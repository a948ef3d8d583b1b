import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { Dialog } from "#app/ui/dialog.tsx";

import { newAttempt, type Round, resumeRound, scoreOf } from "./round.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { questionsQuery } from "./questions-query.ts";
import { QuestionsStatus } from "./questions-status.tsx";
import { QuizControls } from "./quiz-controls.tsx";
import { readKey } from "./quiz-keys.ts";
import { QuizResult } from "./quiz-result.tsx";
import { ResultControls } from "./result-controls.tsx";
import { useLeftRounds } from "./left-rounds.ts";
import { useRound } from "./use-round.ts";

export type QuizRoundProps = { quiz: QuizSummary; onClose: () => void };

/** A quiz over the page: its questions one by one, then the result. Closed half way, it comes back where it was. */
export function QuizRound({ quiz, onClose }: QuizRoundProps) {
  const [left] = useState(() => takeUp(quiz.id));
  const [attempt, setAttempt] = useState(() => left?.attempt ?? newAttempt());
  const leaveRound = useLeftRounds((state) => state.leaveRound);
  const optionsRef = useRef<HTMLFieldSetElement>(null);
  const recordScore = useQuizScores((state) => state.recordScore);
  const query = useQuery(questionsQuery(quiz.id), queryClient);
  const { round, isHeld, pick, confirm, toggleHold } = useRound({
    left,
    questions: query.data,
    readyAt: query.dataUpdatedAt,
    attempt,
    onFinish: (score) => recordScore(quiz.id, score),
    onLeave: (current) => leaveRound(quiz.id, current, Date.now()),
  });
  const isFinished = round?.phase === "finished";

  function pickByKey(option: number) {
    pick(option);
    optionsRef.current?.querySelectorAll("input")[option]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = readKey(event.nativeEvent);
    if (!key || !round || isFinished) return;
    // A key that is kept down must not rush through the questions.
    if (event.repeat && key.ask !== "pick") return event.preventDefault();
    if (key.ask === "pick") return pickByKey(key.option);
    const isOnControl = event.target instanceof Element && event.target.closest("button, a") !== null;
    if (isOnControl && (event.key === "Enter" || event.key === " ")) return undefined;
    if (round.phase === "answering" && key.ask === "hold") return undefined;
    event.preventDefault();
    if (round.phase === "answering") confirm();
    else if (key.ask === "hold" || isHeld) toggleHold();
  }

  return (
    // Events of the dialog rise through React's tree, wherever it stands in the document.
    <div onKeyDown={onKeyDown}>
      <Dialog
        isOpen
        onClose={onClose}
        title={isFinished ? "Quiz Complete!" : quiz.title}
        titleLang={isFinished ? undefined : "ka"}
        headerAside={round && !isFinished && <p className="shrink-0 label-mono text-mint">Score: {scoreOf(round)}</p>}
        footer={
          round &&
          (isFinished ? (
            <ResultControls quiz={quiz} round={round} onRetry={() => setAttempt(newAttempt())} onClose={onClose} />
          ) : (
            <QuizControls round={round} isHeld={isHeld} onConfirm={confirm} onToggleHold={toggleHold} />
          ))
        }
        className="md:min-h-[min(46rem,calc(100dvh-4rem))]"
      >
        {!round && <QuestionsStatus query={query} />}
        {round && !isFinished && <QuestionScreen round={round} optionsRef={optionsRef} onPick={pick} />}
        {round && isFinished && <QuizResult quiz={quiz} round={round} />}
      </Dialog>
    </div>
  );
}

/** The round of this quiz that was left half way, if there is one. */
function takeUp(quizId: string): Round | undefined {
  const left = useLeftRounds.getState().rounds[quizId];
  return left && resumeRound(left, Date.now());
}
