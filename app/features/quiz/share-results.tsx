import { useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";

import { cardPicture } from "./card-look.ts";
import type { Play } from "./play.ts";
import { resultOf } from "./result.ts";
import { ShareCard } from "./share-card.tsx";

type Props = { quiz: QuizSummary; play: Play };

/** Saves the result as a picture. What draws it is heavy, and loads when it is asked for. */
export function ShareResults({ quiz, play }: Props) {
  const [isGenerating, setIsGenerating] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);

  async function share() {
    setIsGenerating(true);
    try {
      const { exportCard } = await import("#app/lib/export-card.ts");
      const element = cardRef.current;
      // Nobody wants the picture of a result that was closed meanwhile.
      if (!element) return;
      await exportCard({ element, ...cardPicture, fileName: `${quiz.id}-result.png` });
      toast("success", "Quiz result saved as image! 📸");
    } catch {
      toast("error", "Failed to export image. Please try again.");
    } finally {
      flushSync(() => setIsGenerating(false));
      // A button that is disabled loses the focus.
      if (document.activeElement === document.body) buttonRef.current?.focus();
    }
  }

  return (
    <>
      <Button
        ref={buttonRef}
        variant="primary"
        disabled={isGenerating}
        onClick={share}
        className="grow md:min-w-44 md:grow-0"
      >
        {isGenerating ? "Generating..." : "📸 Share Results"}
      </Button>
      <ShareCard ref={cardRef} quiz={quiz} outcome={resultOf(play)} marks={marksOf(play)} />
    </>
  );
}

/** For each question, whether it was answered rightly. */
function marksOf({ questions, answers }: Play): boolean[] {
  return questions.map(({ correctAnswerIndex }, index) => answers[index] === correctAnswerIndex);
}
