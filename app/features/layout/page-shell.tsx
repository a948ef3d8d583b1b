import { type ComponentType, type ReactNode, useEffect } from "react";
import { ScrollRestoration, useMatches } from "react-router";

import { startLater } from "#app/lib/start-later.ts";
import { Toasts } from "#app/ui/toasts.tsx";

import { BinaryRain } from "./binary-rain.tsx";
import { useKeptPlace } from "./kept-place.ts";
import { OfflineGuard } from "./offline-guard.tsx";
import { PrintedAddress } from "./printed-address.tsx";
import { type BackLink, SiteHeader } from "./site-header.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { settlePage } from "./settle-page.ts";
import { SkipLink } from "./skip-link.tsx";
import { tooltipsLater } from "./tooltips-later.ts";
import { useFocusOnPageChange } from "./use-focus-on-page-change.ts";
import { useFollowedLinks } from "./use-followed-links.ts";
import { useMovingCover } from "./use-moving-cover.ts";

/** What a route may say about the page around it, as `export const handle`. */
export type PageHandle = {
  /** A header of its own, which comes with the page's code; all other pages share one. */
  header?: ComponentType<{ onSearch: () => void }>;
  /** Where the header's back link leads; home unless said otherwise. */
  back?: BackLink;
  /** The language of the whole document, where it is not English. */
  lang?: string;
};

const pagesAheadLater = () => startLater(async () => (await import("./pages-ahead.ts")).fetchPagesAhead);

const pendingAddressLater = () =>
  window.navigation ? undefined : startLater(async () => (await import("./pending-address.ts")).followPendingAddress);

const home: BackLink = { to: "/", label: "Back to Home" };

/** The handle of the page that is shown. */
export function usePageHandle(): PageHandle {
  const matches = useMatches();
  return (matches.at(-1)?.handle as PageHandle | undefined) ?? {};
}

type Props = PageHandle & { onSearch: () => void; children: ReactNode };

/** Everything around a page: skip link, header, footer, background, notifications. */
export function PageShell({ header: OwnHeader, back = home, onSearch, children }: Props) {
  useFocusOnPageChange();
  useKeptPlace();
  useFollowedLinks();
  useMovingCover();
  useEffect(settlePage, []);
  useEffect(tooltipsLater, []);
  useEffect(pagesAheadLater, []);
  useEffect(pendingAddressLater, []);
  return (
    <>
      <SkipLink />
      <BinaryRain />
      {OwnHeader ? <OwnHeader onSearch={onSearch} /> : <SiteHeader back={back} onSearch={onSearch} />}
      {children}
      <PrintedAddress />
      <SiteFooter />
      <Toasts />
      <OfflineGuard />
      <ScrollRestoration />
    </>
  );
}
