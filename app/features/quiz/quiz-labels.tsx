import { clsx } from "clsx";

import { categoryLabels } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { Tag } from "#app/ui/tag.tsx";

type LengthProps = Pick<QuizSummary, "questionCount" | "estimatedTime"> & { className: string };

/** How many questions a quiz has, and about how many minutes it takes. */
export function QuizLength({ questionCount, estimatedTime, className }: LengthProps) {
  return (
    <p className={clsx("label-mono text-muted", className)}>
      {questionCount} questions<span aria-hidden="true"> · </span>~{estimatedTime} min
    </p>
  );
}

/** What a quiz is about. */
export function CategoryTags({ categories, className }: { categories: QuizSummary["categories"]; className: string }) {
  return (
    <ul aria-label="Categories" className={clsx("flex flex-wrap gap-1.5", className)}>
      {categories.map((category) => (
        <li key={category}>
          <Tag>{categoryLabels[category]}</Tag>
        </li>
      ))}
    </ul>
  );
}
