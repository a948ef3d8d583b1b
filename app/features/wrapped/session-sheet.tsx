import { clsx } from "clsx";
import type { ReactNode } from "react";

import { formatDate } from "#app/lib/georgian-dates.ts";
import { useNow } from "#app/lib/use-now.ts";

type Props = {
  /** Keeps the content's place but not the content, until it is known what it is. */
  isPending?: boolean;
  children: ReactNode;
};

/**
 * A sheet of the therapist's notebook: punched, with a margin. It is at least a screen tall, so that what is written
 * on it after hydration moves nothing else in view.
 */
export function SessionSheet({ isPending = false, children }: Props) {
  const today = formatDate(useNow());
  return (
    <div className="relative mt-10 flex min-h-dvh flex-col rounded-md border border-line bg-surface pb-14 pl-9 md:pl-20">
      <span
        aria-hidden="true"
        className="absolute inset-y-6 left-2 w-4 bg-[radial-gradient(circle,var(--color-page)_0.36rem,var(--color-line)_0.4rem,transparent_0.46rem)] bg-size-[1rem_3.5rem] md:left-6"
      />
      <span aria-hidden="true" className="absolute inset-y-0 left-7 w-px bg-bad-soft md:left-15" />
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-line px-3 py-3 label-mono text-muted md:pr-10">
        <span>session-notes.md</span>
        <span lang="ka">{today}</span>
      </p>
      <div className={clsx("flex grow flex-col px-3 md:pr-10", isPending && "invisible noscript:visible")}>
        {children}
      </div>
    </div>
  );
}

/** A part of the notes, headed as in Markdown. */
export function SheetSection({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl">
        <span aria-hidden="true" className="mr-2 font-mono text-muted">
          ##
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
