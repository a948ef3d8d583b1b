import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { layOutDeferred, replayPaletteKeys } from "#app/document/after-hydration.ts";
import { headScript } from "#app/document/inline-scripts.ts";
import { CommandPalette } from "#app/features/command-palette/command-palette.tsx";
import { greetLazily, useDevMode } from "#app/features/easter-eggs/easter-eggs.ts";
import { KeyboardShortcuts } from "#app/features/keyboard-shortcuts/keyboard-shortcuts.tsx";
import { NotFoundScreen, PageBoundary } from "#app/features/shell/error-screens.tsx";
import { menuId } from "#app/features/shell/header-controls.tsx";
import { type PageFrame, usePageFrame } from "#app/features/shell/page-frame.ts";
import { PageShell } from "#app/features/shell/page-shell.tsx";
import { buildTime } from "#app/lib/use-now.ts";
import { caseSensitivePaths } from "#app/navigation/canonical-path.ts";
import { notFoundTitle } from "#app/navigation/not-found.ts";
import { recoverNavigation } from "#app/navigation/recover-navigation.ts";
import { useVisitCaching } from "#app/offline/use-visit-caching.ts";
import { PlayerHost } from "#app/player/player-host.tsx";
import { errorMeta } from "#app/publish/page-meta.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { usePositions } from "#app/store/positions.ts";
import { frameColors, mediaOf, showStoredTheme } from "#app/store/theme.ts";
import type { Route } from "./+types/root";
import bodyFont from "./fonts/firago-400.woff2?url";
import strongFont from "./fonts/firago-600.woff2?url";
import displayFont from "./fonts/firago-800.woff2?url";
import monoFont from "./fonts/jetbrains-mono-600.woff2?url";

const font = { as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: Route.LinksFunction = () => [
  ...[bodyFont, strongFont, displayFont, monoFont].map((href) => ({ rel: "preload", href, ...font })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** The head of 404.html and of every unknown URL. */
export const meta: Route.MetaFunction = () => errorMeta(notFoundTitle);

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [recoverNavigation, caseSensitivePaths];

export function Layout({ children }: { children: ReactNode }) {
  const { lang = "en" } = usePageFrame();
  // Restores what the head's script has set, because the root boundary re-creates the document without it.
  useLayoutEffect(showStoredTheme, []);
  return (
    <html lang={lang} data-built={buildTime} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={frameColors.light} media={mediaOf("light")} suppressHydrationWarning />
        <meta name="theme-color" content={frameColors.dark} media={mediaOf("dark")} suppressHydrationWarning />
        {/* Safari on iPhones would turn long numbers into links before hydration. */}
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {/* Blocks rendering until the header is complete, because a partial header would shift. */}
        <link rel="expect" href={`#${menuId}`} blocking="render" />
        <Links />
        {/* Runs while the browser parses the HTML. React does not need its text, so the client bundle omits it. */}
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript() : "" }}
          suppressHydrationWarning
        />
      </head>
      <body>
        {children}
        <Scripts />
        {/*
         * app.css hides the footer until an element follows it. In 404.html nothing else follows, so this empty
         * element does.
         */}
        <template />
      </body>
    </html>
  );
}

/** A page in its shell, with the overlays of every page. */
function Site({ children, ...handle }: PageFrame & { children: ReactNode }) {
  useDevMode();
  useEffect(replayPaletteKeys, []);
  useEffect(layOutDeferred, []);
  return (
    <>
      <PageShell {...handle}>
        <PlayerHost />
        {children}
      </PageShell>
      <CommandPalette />
      <KeyboardShortcuts />
    </>
  );
}

export default function App() {
  const handle = usePageFrame();
  useVisitCaching();
  useEffect(() => syncTabs(useAnalytics), []);
  useEffect(() => syncTabs(usePositions), []);
  useEffect(greetLazily, []);
  return (
    <Site {...handle}>
      <Outlet />
    </Site>
  );
}

/** The content of 404.html until its script runs: the shell with the not-found message. */
export function HydrateFallback() {
  return (
    <Site>
      <NotFoundScreen />
    </Site>
  );
}

/** The root boundary, for errors outside of pages. */
export function ErrorBoundary() {
  return (
    <Site>
      <PageBoundary />
    </Site>
  );
}
