import { type ComponentType, useEffect, useState } from "react";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { followScoresOfOtherTabs } from "#app/store/quiz-scores.ts";
import { toast } from "#app/ui/toast.ts";

import { type Attempt, newAttempt } from "./play.ts";
import { QuizCard, type QuizCardProps } from "./quiz-card.tsx";
import type { QuizPlayerProps } from "./quiz-player.tsx";

type Props = {
  quizzes: readonly QuizSummary[];
  headingLevel?: "h2" | "h3";
  /** What stands for each quiz on the page; a card unless said otherwise. */
  card?: ComponentType<QuizCardProps>;
  className?: string;
};

/** A quiz that is being taken, with the player that came for it. */
type Taken = { quiz: QuizSummary; attempt: Attempt; Player: ComponentType<QuizPlayerProps> };

/** Quiz cards, and the player over the page when one is taken. The player's code loads with the first 'Take Quiz'. */
export function QuizDeck({ quizzes, headingLevel, card: Card = QuizCard, className }: Props) {
  const [openingId, setOpeningId] = useState<string>();
  const [taken, setTaken] = useState<Taken>();

  useEffect(followScoresOfOtherTabs, []);

  async function take(quizId: string) {
    const quiz = quizzes.find(({ id }) => id === quizId);
    if (!quiz) return;
    setOpeningId(quizId);
    try {
      const { QuizPlayer } = await import("./quiz-player.tsx");
      setTaken({ quiz, attempt: newAttempt(), Player: QuizPlayer });
    } catch {
      toast("error", "The quiz could not be opened", { description: "Check your connection and try again." });
    } finally {
      setOpeningId(undefined);
    }
  }

  return (
    <>
      <div className={className}>
        {quizzes.map((quiz) => (
          <Card key={quiz.id} quiz={quiz} headingLevel={headingLevel} isOpening={openingId === quiz.id} onTake={take} />
        ))}
      </div>
      {taken && (
        <taken.Player
          key={taken.quiz.id}
          quiz={taken.quiz}
          firstAttempt={taken.attempt}
          onClose={() => setTaken(undefined)}
        />
      )}
    </>
  );
}
