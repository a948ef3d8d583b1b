import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import { useEffect } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

const importCounts = () => import("./progress-counts.tsx");

/** What reviews do, and where the visitor stands: how much is due, and how many questions of all quizzes were met. */
export function QuizProgress({ quizzes, questionCount }: { quizzes: ListStart<QuizSummary>; questionCount: number }) {
  const { module, preload } = useLazyModule(importCounts);

  useEffect(() => void preload(), [preload]);

  return (
    <div className="flex flex-wrap items-center gap-x-5 border-b border-line text-xs text-muted">
      <Link
        to="/quizzes/review"
        className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 label-mono text-base text-text hover:text-mint"
      >
        Review
        <Icon shape={ArrowRight} className="size-4" />
        <span className="sm:min-w-[12ch]">{module && <module.DueCount quizzes={quizzes} />}</span>
      </Link>
      {/* What is due comes later than the page and must move nothing: room is kept for it, and on phones this is a line of its own. */}
      <p className="min-w-0 grow pb-1 leading-tight max-sm:order-last max-sm:basis-full sm:basis-32">
        What you miss comes back tomorrow, then less often.
      </p>
      <p className="label-mono max-md:sr-only">
        {module ? <module.SeenCount quizzes={quizzes} /> : 0} of {questionCount} questions seen
      </p>
    </div>
  );
}
