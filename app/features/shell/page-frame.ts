import type { ComponentType } from "react";
import { useMatches } from "react-router";
import type { BackLink } from "#app/ui/headings.tsx";

/** Options of the frame around a page. A route exports them as `handle`. */
export type PageFrame = {
  /** A header that replaces the shared one. It loads with the page's chunk. */
  header?: ComponentType;
  /** The target of the header's back link. Default: home. Null if the page shows the link itself. */
  back?: BackLink | null;
  /** The screen for a missing item. It links to `back` by default. */
  missing?: { title: string; text?: string; back?: BackLink };
  /** The document's language, if it is not English. */
  lang?: string;
};

/** Returns the current page's handle. */
export function usePageFrame(): PageFrame {
  const matches = useMatches();
  return (matches.at(-1)?.handle as PageFrame | undefined) ?? {};
}
