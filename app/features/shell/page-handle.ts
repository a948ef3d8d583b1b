import { useMatches } from "react-router";
import { type BackLink, home } from "#app/ui/headings.tsx";

/** A route's settings for the shell, exported as `handle`. */
export type PageHandle = {
  /** The header's back link. Default: home. Null if the page shows the link itself. */
  back?: BackLink | null;
  /** The document's language, if it is not English. */
  lang?: string;
};

/** Returns the current page's handle. */
export function usePageHandle(): Required<PageHandle> {
  const { back = home, lang = "en" } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return { back, lang };
}
