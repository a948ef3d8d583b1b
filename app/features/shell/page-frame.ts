import type { ComponentType } from "react";
import { useMatches } from "react-router";
import type { BackLink } from "#app/ui/headings.tsx";

/** What a route may say about the page around it, as `export const handle`. */
export type PageFrame = {
  /** A header of its own, which comes with the page's code; all other pages share one. */
  header?: ComponentType;
  /** Where the header's back link leads; home unless said otherwise. Null where the page shows it beside its title. */
  back?: BackLink | null;
  /** What a page about one thing says where there is no such thing; it leads `back`, unless said otherwise. */
  missing?: { title: string; text?: string; back?: BackLink };
  /** The language of the whole document, where it is not English. */
  lang?: string;
};

/** The handle of the page that is shown. */
export function usePageFrame(): PageFrame {
  const matches = useMatches();
  return (matches.at(-1)?.handle as PageFrame | undefined) ?? {};
}
