import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from "react-router";

import type { Route } from "./+types/root";

import bodyFont from "../.cache/fonts/firago-400.woff2?url";
import displayFont from "../.cache/fonts/firago-800.woff2?url";
import monoFont from "../.cache/fonts/jetbrains-mono-600.woff2?url";
import "./app.css";
import { holdLinksOffline, keepPage } from "./features/layout/keep-page.ts";
import { NotFoundScreen, UnexpectedErrorScreen } from "./features/layout/error-screens.tsx";
import { PageShell, usePageHandle } from "./features/layout/page-shell.tsx";
import { themeScript } from "./features/layout/theme.ts";
import { followOtherTabs } from "./store/store.ts";

export const links: Route.LinksFunction = () => [
  ...[bodyFont, displayFont, monoFont].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export function Layout({ children }: { children: ReactNode }) {
  const { lang = "en" } = usePageHandle();
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f6f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b0f0e" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const handle = usePageHandle();
  useEffect(followOtherTabs, []);
  useEffect(holdLinksOffline, []);
  return (
    <PageShell {...handle}>
      <Outlet />
    </PageShell>
  );
}

/** The last boundary: whatever a route's own boundary does not know. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <PageShell>{isMissing ? <NotFoundScreen /> : <UnexpectedErrorScreen error={error} />}</PageShell>;
}

/** What 404.html holds until its script runs: the shell of no page in particular; without scripts, the message. */
export function HydrateFallback() {
  return (
    <PageShell>
      <noscript>
        <NotFoundScreen />
      </noscript>
    </PageShell>
  );
}
