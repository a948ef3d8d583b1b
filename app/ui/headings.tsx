import { clsx } from "clsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { languageOf } from "#app/lib/words.ts";
import { Link } from "./link.tsx";

/** The page's h1 with its lead. Receives the focus after a navigation. */
export function PageHeading({ title, aside, children: lead }: { title: string; aside?: ReactNode; children?: string }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-reading min-w-0">
        <h1 tabIndex={-1} className="text-3xl">
          {title}
          <Caret />
        </h1>
        {lead && (
          <p lang={languageOf(lead)} className="mt-4 text-lg text-muted">
            {lead}
          </p>
        )}
      </div>
      {aside}
    </header>
  );
}

/** A blinking text cursor. */
export function Caret() {
  return (
    <span
      aria-hidden="true"
      className="ml-[0.12em] inline-block h-[0.78em] w-[0.09em] translate-y-[0.04em] animate-caret bg-mint print:hidden"
    />
  );
}

type ListHeadingProps = { title: string; back?: BackLink; children?: ReactNode };

/**
 * The heading of a list page. On phones the back link shares the heading's row if both fit. The list's count sits
 * beside the heading (`list-page` in app.css). Narrow screens leave out the lead, so that the items start near the top.
 */
export function ListHeading({ title, back = home, children: lead }: ListHeadingProps) {
  return (
    <header className="flex min-w-0 flex-wrap items-baseline gap-x-4 md:block md:pt-4">
      <BackNav back={back} />
      <h1 tabIndex={-1} lang={languageOf(title)} className="-mt-1 min-w-0 text-2xl wrap-anywhere md:mt-1 md:text-3xl">
        {title}
        <Caret />
      </h1>
      {lead && (
        <p lang="ka" className="mt-3 max-w-reading text-muted max-lg:hidden">
          {lead}
        </p>
      )}
    </header>
  );
}

export type BackLink = { to: string; label: string };

export const home: BackLink = { to: "/", label: "Back to Home" };
export const backToPodcast: BackLink = { to: "/", label: "Back to Podcast" };

export function BackNav({ back, className }: { back: BackLink; className?: string }) {
  return (
    <nav aria-label="Back" lang="en" className={clsx("print:hidden", className)}>
      <Link
        to={back.to}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm text-muted transition-colors hover:text-mint"
      >
        <ArrowLeft className="size-4 shrink-0" />
        {back.label}
      </Link>
    </nav>
  );
}
