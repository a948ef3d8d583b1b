import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { formatDate } from "#app/lib/dates.ts";
import { useNow } from "#app/lib/use-now.ts";

type Props = {
  /** Whether the content is that of this visitor: what stands there before is shown only where no listening is kept. */
  isKnown: boolean;
  /** Keeps the content's place but not the content, until all of it has come. */
  isComing: boolean;
  children: ReactNode;
};

/**
 * A sheet of the therapist's notebook: punched, with a margin, which large text does not widen. It is at least a screen
 * tall, so that what is written on it after hydration moves nothing else in view.
 */
export function SessionSheet({ isKnown, isComing, children }: Props) {
  const today = formatDate(useNow());
  return (
    <div className="relative mt-10 flex min-h-dvh flex-col rounded-md border border-line bg-surface pb-14 pl-[36px] md:pl-[80px]">
      <span
        aria-hidden="true"
        className="absolute inset-y-6 left-[8px] w-[16px] bg-[radial-gradient(circle,var(--color-page)_5.8px,var(--color-line)_6.4px,transparent_7.4px)] bg-size-[16px_56px] md:left-[24px]"
      />
      <span aria-hidden="true" className="absolute inset-y-0 left-[28px] w-px bg-bad-soft md:left-[60px]" />
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-line px-3 py-3 label-mono text-muted md:pr-10">
        <span>session-notes.md</span>
        <span lang="ka">{today}</span>
      </p>
      <div
        className={clsx(
          "flex grow flex-col px-3 md:pr-10",
          isComing && "invisible",
          !isKnown && "in-data-listener:invisible",
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** A part of the notes, headed as in Markdown. */
export function SheetSection({ title, children, ...props }: ComponentProps<"section"> & { title: string }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id} {...props}>
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
