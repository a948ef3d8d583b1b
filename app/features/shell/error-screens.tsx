import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { create } from "zustand";
import { Drawing } from "#app/artwork/drawing.tsx";
import itsMe from "#app/artwork/drawings/its-me.svg?url";
import nobody from "#app/artwork/drawings/nobody.svg?url";
import { isNotFound } from "#app/navigation/canonical-path.ts";
import { site } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { BackLink } from "#app/ui/headings.tsx";
import { usePageHandle } from "./page-handle.ts";

/** Whether the screen of an error or of no page is shown. It says in the head what it is, and the page nothing. */
export const useIsPageBroken = create(() => false);

/**
 * The boundary of a page: what breaks there leaves the shell, and what plays, as they are. A page about one thing has its own
 * screen where there is no such thing; any other missing path is logged for whoever looks into a broken link.
 */
export function PageBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { missing, back } = usePageHandle();
  const isGone = isNotFound(error);

  useEffect(() => {
    if (isGone && !missing) console.log(`404: there is no page at ${pathname}`);
  }, [isGone, missing, pathname]);

  if (!isGone) {
    const heading = "Unexpected Application Error!";
    return (
      <Screen title={heading} heading={heading} drawing={itsMe} back={home} reloadDocument>
        <p className="mt-4 max-w-reading border-l-4 border-bad py-1 pl-5 text-lg">{describe(error)}</p>
      </Screen>
    );
  }
  if (!missing) return <NotFoundScreen />;
  return (
    <Screen title={missing.title} heading={missing.title} back={missing.back ?? back ?? home}>
      <meta name="robots" content="noindex" />
      {missing.text && <p className="mt-4 text-lg text-muted">{missing.text}</p>}
    </Screen>
  );
}

/** No such page: what an unknown address shows. */
export function NotFoundScreen() {
  return (
    <Screen title="Page not found" heading="Oops! Page not found" code="404" back={home}>
      <meta name="robots" content="noindex" />
      <p lang="ka" className="mt-4 max-w-reading text-lg text-muted">
        ეს გვერდი ან წაშალეს, ან ჯერ არავის დაუწერია. სტეკ ტრეისი აქ წყდება – მთავარ გვერდზე კი ყველაფერი მუშაობს.
      </p>
    </Screen>
  );
}

const home: BackLink = { to: "/", label: "Return to Home" };

type ScreenProps = {
  /** Takes the place of the page's title in the head, and marks the page as broken. */
  title: string;
  heading: string;
  /** Large, beside the drawing. */
  code?: string;
  drawing?: string;
  back: BackLink;
  reloadDocument?: boolean;
  children: ReactNode;
};

/** What stands in the place of a page: what is wrong, and the way on. */
function Screen({ title, heading, code, drawing = nobody, back, reloadDocument, children }: ScreenProps) {
  useLayoutEffect(() => {
    useIsPageBroken.setState(true);
    return () => useIsPageBroken.setState(false);
  }, []);

  return (
    <main id="content" className="page-column pt-8 md:pt-16">
      <title>{`${title} · ${site.name}`}</title>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
        {code && (
          <p aria-hidden="true" className="font-mono text-display leading-none font-semibold text-mint">
            {code}
          </p>
        )}
        <Drawing src={drawing} size={[240, 160]} className="w-60" />
      </div>
      <h1 tabIndex={-1} className="mt-6 text-3xl">
        {heading}
      </h1>
      {children}
      <ButtonLink to={back.to} reloadDocument={reloadDocument} variant="primary" className="mt-8">
        {back.label}
      </ButtonLink>
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const text = error.statusText || (typeof error.data === "string" ? error.data : "");
    return `${error.status} ${text}`.trim();
  }
  return error instanceof Error && error.message ? error.message : "Unknown error";
}
