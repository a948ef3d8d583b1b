import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { Button } from "#app/ui/button.tsx";

import { ChallengeButton } from "./challenge-button.tsx";
import type { Round } from "./round.ts";
import { ShareResults } from "./share-results.tsx";

type Props = { quiz: QuizSummary; round: Round; onRetry: () => void; onClose: () => void };

/** Under a result: once more, share it, challenge a friend, or back to where the quiz was chosen. */
export function ResultControls({ quiz, round, onRetry, onClose }: Props) {
  return (
    <div
      className="flex flex-wrap gap-2.5"
      // The second half of a double click on "I'm ready", which stood in the same place, must not close the result.
      onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
    >
      <Button onClick={onRetry}>Retry</Button>
      <ShareResults quiz={quiz} round={round} />
      <ChallengeButton quiz={quiz} round={round} />
      <Button variant="quiet" onClick={onClose} className="grow md:ml-auto md:grow-0">
        Back to Quizzes
      </Button>
    </div>
  );
}
