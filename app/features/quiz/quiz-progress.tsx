import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import { useEffect } from "react";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

const importCounts = () => import("./progress-counts.tsx");

type Props = { quizzes: ListStart<QuizSummary>; questionCount: number };

/** What reviews do, and where the visitor stands: how much is due, and how many questions of all quizzes were met. */
export function QuizProgress({ quizzes, questionCount }: Props) {
  const { module, preload } = useLazyModule(importCounts);

  useEffect(() => void preload(), [preload]);

  return (
    <div className="border-b border-line pb-2 text-xs text-muted">
      <div className="flex items-center justify-between gap-x-4 label-mono">
        <Link
          to="/quizzes/review"
          className="inline-flex min-h-11 items-center gap-2 text-base text-text hover:text-mint"
        >
          Review
          <Icon shape={ArrowRight} aria-hidden="true" className="size-4" />
          {module && <module.DueCount quizzes={quizzes} />}
        </Link>
        <p>
          {module ? <module.SeenCount quizzes={quizzes} /> : 0} of {questionCount}{" "}
          <span className="max-sm:sr-only">questions</span> met
        </p>
      </div>
      <p>What you miss returns after 1, 2, 6, 17… days.</p>
    </div>
  );
}
