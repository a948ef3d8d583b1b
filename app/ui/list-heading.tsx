import type { ReactNode } from "react";

import { BackNav, type BackLink } from "./back-nav.tsx";
import { Caret } from "./page-heading.tsx";

type Props = { title: string; titleLang?: string; back: BackLink };

/**
 * The heading of a list's page, in one row with the way back on a phone. The list's count stands beside it (`list-page` in
 * app.css), its lead below the list: what one came for is near the top.
 */
export function ListHeading({ title, titleLang, back }: Props) {
  return (
    <header className="flex min-w-0 items-center gap-x-1 pt-2 md:block md:pt-4">
      <BackNav back={back} className="max-md:-ml-3" labelClass="max-md:sr-only" />
      <h1 tabIndex={-1} lang={titleLang} className="min-w-0 text-2xl wrap-anywhere md:mt-1 md:text-3xl">
        {title}
        <Caret />
      </h1>
    </header>
  );
}

/** What a list is about, below it. */
export function ListLead({ children }: { children: ReactNode }) {
  return (
    <p lang="ka" className="mt-16 max-w-reading text-lg text-muted">
      {children}
    </p>
  );
}
