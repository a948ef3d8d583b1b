import { useRef } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { Button } from "#app/ui/button.tsx";
import { useExport } from "#app/ui/use-on-demand.ts";
import type { Round } from "../round/round-state.ts";
import { cardPicture, ShareCard } from "./share-card.tsx";

type Props = { quiz: QuizSummary; round: Round };

/** Saves the result as a picture. What draws it is heavy, and loads when it is asked for. */
export function ShareResults({ quiz, round }: Props) {
  const cardRef = useRef<HTMLDivElement>(null);
  const { isExporting, start } = useExport(saveCard, "Quiz result saved as image! 📸");

  async function saveCard(): Promise<boolean> {
    const { exportCard } = await import("#app/artwork/export-card.ts");
    const element = cardRef.current;
    // Nobody wants the picture of a result that was closed meanwhile.
    if (!element) return false;
    await exportCard({ element, ...cardPicture, fileName: `${quiz.id}-result.png` });
    return true;
  }

  return (
    <>
      <Button variant="primary" aria-disabled={isExporting} onClick={start} className="grow md:min-w-44 md:grow-0">
        {isExporting ? "Generating..." : "📸 Share Results"}
      </Button>
      <ShareCard ref={cardRef} quiz={quiz} round={round} />
    </>
  );
}
