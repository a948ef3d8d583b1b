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

  if (!isGone) return <UnexpectedErrorScreen error={error} />;
  if (!missing) return <NotFoundScreen />;
  return (
    <Screen
      picture={<Drawing src={nobody} size={[240, 160]} className="w-60" />}
      heading={missing.title}
      back={missing.back ?? back ?? home}
    >
      {missing.text && <p className="mt-4 text-lg text-muted">{missing.text}</p>}
    </Screen>
  );
}

/** No such page: what an unknown address shows. */
export function NotFoundScreen() {
  useOwnTitle();

  return (
    <Screen
      picture={
        <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
          <p aria-hidden="true" className="font-mono text-display leading-none font-semibold text-mint">
            404
          </p>
          <Drawing src={nobody} size={[240, 160]} className="w-60" />
        </div>
      }
      heading="Oops! Page not found"
      back={home}
    >
      <title>{`Page not found · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <p lang="ka" className="mt-4 max-w-reading text-lg text-muted">
        ეს გვერდი ან წაშალეს, ან ჯერ არავის დაუწერია. სტეკ ტრეისი აქ წყდება – მთავარ გვერდზე კი ყველაფერი მუშაობს.
      </p>
    </Screen>
  );
}

const home: BackLink = { to: "/", label: "Return to Home" };

type ScreenProps = {
  picture: ReactNode;
  heading: string;
  back: BackLink;
  reloadDocument?: boolean;
  children: ReactNode;
};

/** What stands in the place of a page: what is wrong, and the way on. */
function Screen({ picture, heading, back, reloadDocument, children }: ScreenProps) {
  return (
    <main id="content" className="page-column pt-8 md:pt-16">
      {picture}
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

/** The last screen: something broke. Says what, and how to go on. */
function UnexpectedErrorScreen({ error }: { error: unknown }) {
  useOwnTitle();

  return (
    <Screen
      picture={<Drawing src={itsMe} size={[240, 160]} className="w-60" />}
      heading="Unexpected Application Error!"
      back={home}
      reloadDocument
    >
      <title>{`Unexpected Application Error! · ${site.name}`}</title>
      <p className="mt-4 max-w-reading border-l-4 border-bad py-1 pl-5 text-lg">{describe(error)}</p>
    </Screen>
  );
}

/** The screen's title takes the place of the page's. */
function useOwnTitle(): void {
  useLayoutEffect(() => {
    useIsPageBroken.setState(true);
    return () => useIsPageBroken.setState(false);
  }, []);
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const text = error.statusText || (typeof error.data === "string" ? error.data : "");
    return `${error.status} ${text}`.trim();
  }
  return error instanceof Error && error.message ? error.message : "Unknown error";
}
