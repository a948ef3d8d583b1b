import { clsx } from "clsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { languageOf } from "#app/lib/text.ts";
import { Link } from "./link.tsx";

type HeadingProps = {
  title: string;
  /** Shown beside the title, or below it on narrow screens. */
  aside?: ReactNode;
  /** True on list pages: narrow screens leave out the introduction, so that the items start near the top. */
  isList?: boolean;
  /** A short introduction below the title. */
  children?: string;
};

/**
 * The page's h1 with its introduction. Receives the focus after a navigation. As a page's first element it moves closer
 * to the back link.
 */
export function PageHeading({ title, aside, isList = false, children: intro }: HeadingProps) {
  return (
    <header className="flex min-w-0 flex-wrap items-end justify-between gap-x-8 gap-y-5 first:-mt-2 md:first:-mt-4 print:mt-0!">
      <div className="min-w-0">
        <h1 tabIndex={-1} lang={languageOf(title)} className="text-3xl wrap-anywhere">
          {title}
          <Caret />
        </h1>
        {intro && (
          <p lang={languageOf(intro)} className={clsx("mt-3 max-w-reading text-muted", isList && "max-lg:hidden")}>
            {intro}
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
