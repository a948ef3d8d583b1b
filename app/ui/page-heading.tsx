import type { ReactNode } from "react";

type Props = { title: string; lead?: ReactNode; aside?: ReactNode };

/** A page's first heading: where the eye, and after a page change the focus, lands first. */
export function PageHeading({ title, lead, aside }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-reading min-w-0">
        <h1 tabIndex={-1} className="text-3xl">
          {title}
          <Caret />
        </h1>
        {lead && <p className="mt-4 text-lg text-muted">{lead}</p>}
      </div>
      {aside}
    </header>
  );
}

/** The blinking caret of an editor. */
export function Caret() {
  return (
    <span
      aria-hidden="true"
      className="ml-[0.12em] inline-block h-[0.78em] w-[0.09em] translate-y-[0.04em] animate-caret bg-mint print:hidden"
    />
  );
}
