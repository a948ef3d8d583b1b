import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import appStyles from "#app/app.css?inline";
import { CommandPalette } from "#app/features/command-palette/command-palette.tsx";
import { greetLazily, useDevMode } from "#app/features/easter-eggs/easter-eggs.ts";
import { KeyboardShortcuts } from "#app/features/keyboard-shortcuts/keyboard-shortcuts.tsx";
import { NotFoundScreen, PageError } from "#app/features/shell/error-screens.tsx";
import { menuId } from "#app/features/shell/header-controls.tsx";
import { usePageHandle } from "#app/features/shell/page-handle.ts";
import { PageShell } from "#app/features/shell/page-shell.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import { headScript, redirectScript } from "#app/inline-scripts.ts";
import { buildTime } from "#app/lib/use-now.ts";
import { recoverNavigation, useRecovery } from "#app/navigation/recover-navigation.ts";
import { SitePlayer } from "#app/player/site-player.tsx";
import { feeds, site } from "#app/site.ts";
import { browserColors, mediaOf, showStoredTheme } from "#app/store/theme.ts";
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
  ...feeds.map(({ name, path, type }) => ({ rel: "alternate", href: path, type, title: `${site.name} – ${name}` })),
];

/** Unknown URLs. All other pages have a `meta` function of their own. */
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [recoverNavigation];

/**
 * The style sheet of all pages. The browser reads it from the page instead of loading it again. React needs it when the
 * root's error boundary re-creates the document.
 */
const styles = import.meta.env.SSR ? appStyles : document.querySelector("style[data-site]")?.textContent;

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = usePageHandle();
  // Restores the theme, because the root's error boundary re-creates the document without it.
  useLayoutEffect(showStoredTheme, []);
  return (
    <html lang={lang} data-built={buildTime} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={browserColors.light} media={mediaOf("light")} suppressHydrationWarning />
        <meta name="theme-color" content={browserColors.dark} media={mediaOf("dark")} suppressHydrationWarning />
        {/* Safari on iPhones would turn long numbers into links before hydration. */}
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {/* Blocks rendering until the header is complete, because a partial header would shift. */}
        <link rel="expect" href={`#${menuId}`} blocking="render" />
        <Links />
        {import.meta.env.DEV ? (
          // Vite updates only linked styles.
          <link rel="stylesheet" href="/app/app.css" />
        ) : (
          <style data-site dangerouslySetInnerHTML={{ __html: styles ?? "" }} />
        )}
        <InlineScript code={import.meta.env.SSR ? headScript() : ""} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** A script that runs during HTML parsing. React does not need its text, so the client bundle omits it. */
function InlineScript({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />;
}

/** A page with what surrounds it. The player stays mounted on page changes, so that playback does not stop. */
function Site({ children }: { children: ReactNode }) {
  useDevMode();
  return (
    <PageShell>
      <SitePlayer />
      {children}
      <CommandPalette />
      <KeyboardShortcuts />
    </PageShell>
  );
}

export default function App() {
  useRecovery();
  useEffect(greetLazily, []);
  return (
    <Site>
      <Outlet />
    </Site>
  );
}

/** The content of 404.html until its script runs: the screen of an unknown URL. */
export function HydrateFallback() {
  return (
    <Site>
      <InlineScript code={import.meta.env.SSR ? redirectScript() : ""} />
      <SiteHeader />
      <NotFoundScreen />
    </Site>
  );
}

/** For errors outside of pages. */
export function ErrorBoundary() {
  return (
    <Site>
      <SiteHeader />
      <PageError />
    </Site>
  );
}
