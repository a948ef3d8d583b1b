import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { title: string; titleLang?: string; lead?: ReactNode; aside?: ReactNode; className?: string };

/** A page's first heading: where the eye, and after a page change the focus, lands first. */
export function PageHeading({ title, titleLang, lead, aside, className }: Props) {
  return (
    <header className={clsx("flex flex-wrap items-end justify-between gap-x-8 gap-y-5", className)}>
      <div className="max-w-reading min-w-0">
        <h1 tabIndex={-1} lang={titleLang} className="text-3xl">
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
