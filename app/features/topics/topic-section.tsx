import { type ReactNode, useId } from "react";

/** One part of a topic's page, with how much there is of it. */
export function TopicSection({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="mb-6 text-2xl">
        {title} <span className="label-mono text-muted">{count}</span>
      </h2>
      {children}
    </section>
  );
}
