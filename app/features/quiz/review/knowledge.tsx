import { clsx } from "clsx";
import { categoryLabels } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { localDay, quizOf, type ReviewCard, type ReviewCards } from "#app/store/review-cards.ts";

/** The fields of a quiz that the reviews use. */
export type ReviewedQuiz = Pick<QuizSummary, "id" | "title" | "categories">;

/** Levels of knowledge and their labels. */
export const knowledgeLabels = { learned: "Learned", learning: "Learning", new: "New" } as const;

type Knowledge = keyof typeof knowledgeLabels;

/** A question counts as learned from this interval on, in days. */
const learnedAfter = 21;

/** Returns the level of a card: new until its first review, learned from an interval of three weeks. */
export function knowledgeOf({ reviews, due }: ReviewCard): Knowledge {
  const last = reviews.at(-1);
  if (!last || reviews.length === 1) return "new";
  return due - localDay(last.at) >= learnedAfter ? "learned" : "learning";
}

/** Formats a due day relative to `today`: 'tomorrow', 'in 2 days'. An overdue card is due 'today'. */
export function dueWords(due: number, today: number): string {
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.max(0, due - today), "day");
}

type Props = { cards: ReviewCards; quizzes: readonly ReviewedQuiz[] };

const columns = [
  { knowledge: "learned", toneClass: "text-good" },
  { knowledge: "learning", toneClass: "text-warm" },
  { knowledge: "new", toneClass: "text-text" },
] as const;

/** The number of learned, learning and new cards of each quiz category. */
export function KnowledgeTable(props: Props) {
  return (
    <section aria-labelledby="knowledge">
      <h2 id="knowledge" className="text-2xl">
        What you know
      </h2>
      <table className="mt-4 w-full text-sm wrap-anywhere">
        <thead>
          <tr className="border-b-2 border-line label-mono text-muted *:font-normal">
            <th scope="col" className="py-2 text-left">
              Category
            </th>
            {columns.map(({ knowledge }) => (
              <th key={knowledge} scope="col" className="py-2 pl-2 text-right">
                {knowledgeLabels[knowledge]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countByCategory(props).map((row) => (
            <tr key={row.label} className="border-b border-line">
              <th scope="row" className="py-2.5 text-left font-semibold">
                {row.label}
              </th>
              {columns.map(({ knowledge, toneClass }) => (
                <td
                  key={knowledge}
                  className={clsx("py-2.5 pl-2 text-right font-mono", row[knowledge] > 0 ? toneClass : "text-muted")}
                >
                  {row[knowledge]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">Learned: not due for three weeks or more.</p>
    </section>
  );
}

/** Most cards first. A card counts in every category of its quiz. */
function countByCategory({ cards, quizzes }: Props) {
  const rows = new Map<string, { label: string; total: number } & Record<Knowledge, number>>();
  for (const [key, card] of Object.entries(cards)) {
    for (const category of quizzes.find(({ id }) => id === quizOf(key))?.categories ?? []) {
      if (category === "episode") continue;
      const label = categoryLabels[category];
      const row = rows.get(label) ?? { label, total: 0, new: 0, learning: 0, learned: 0 };
      rows.set(label, row);
      row.total += 1;
      row[knowledgeOf(card)] += 1;
    }
  }
  return [...rows.values()].toSorted((a, b) => b.total - a.total || (a.label < b.label ? -1 : 1));
}
