import { clsx } from "clsx";

import type { Knowledge, Topic } from "./cards-by-topic.ts";

const columns: readonly { knowledge: Knowledge; label: string; className: string }[] = [
  { knowledge: "learned", label: "Learned", className: "text-good" },
  { knowledge: "learning", label: "Learning", className: "text-warm" },
  { knowledge: "new", label: "New", className: "text-text" },
];

/** For each topic how many cards are learned, on the way, and new. */
export function TopicTable({ topics }: { topics: readonly Topic[] }) {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="text-2xl">
        What you know
      </h2>
      <table className="mt-4 w-full text-sm wrap-anywhere">
        <thead>
          <tr className="border-b-2 border-line label-mono text-muted">
            <th scope="col" className="py-2 pr-2 text-left font-normal">
              Topic
            </th>
            {columns.map(({ knowledge, label }) => (
              <th key={knowledge} scope="col" className="py-2 pl-2 text-right font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.label} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-2 text-left font-semibold">
                {topic.label}
              </th>
              {columns.map(({ knowledge, className }) => (
                <td
                  key={knowledge}
                  className={clsx("py-2.5 pl-2 text-right font-mono", topic[knowledge] > 0 ? className : "text-muted")}
                >
                  {topic[knowledge]}
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
