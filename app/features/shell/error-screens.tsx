import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { Drawing } from "#app/artwork/drawing.tsx";
import itsMe from "#app/artwork/drawings/its-me.svg?url";
import nobody from "#app/artwork/drawings/nobody.svg?url";
import { errorTitle, isNotFound, notFoundTitle } from "#app/navigation/not-found.ts";
import { site } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { BackLink } from "#app/ui/headings.tsx";
import { usePageFrame } from "./page-frame.ts";

/**
 * The error boundary of a page. The shell and the player stay. A missing episode, guest or other item has its own
 * screen. Logs any other missing path, to help find broken links.
 */
export function PageBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { missing, back } = usePageFrame();
  const isGone = isNotFound(error);

  useEffect(() => {
    if (isGone && !missing) console.log(`404: there is no page at ${pathname}`);
  }, [isGone, missing, pathname]);

  if (!isGone) {
    return (
      <Screen title={errorTitle(error)} drawing={itsMe} back={home} reloadDocument>
        <p className="mt-4 max-w-reading border-l-4 border-bad py-1 pl-5 text-lg">{describe(error)}</p>
      </Screen>
    );
  }
  if (!missing) return <NotFoundScreen />;
  return (
    <Screen title={missing.title} back={missing.back ?? back ?? home}>
      {missing.text && <p className="mt-4 text-lg text-muted">{missing.text}</p>}
    </Screen>
  );
}

/** The screen of an unknown URL. */
export function NotFoundScreen() {
  return (
    <Screen title={notFoundTitle} heading="Oops! Page not found" code="404" back={home}>
      <p lang="ka" className="mt-4 max-w-reading text-lg text-muted">
        ეს გვერდი ან წაშალეს, ან ჯერ არავის დაუწერია. სტეკ ტრეისი აქ წყდება – მთავარ გვერდზე კი ყველაფერი მუშაობს.
      </p>
    </Screen>
  );
}

const home: BackLink = { to: "/", label: "Return to Home" };

type ScreenProps = {
  title: string;
  /** Default: the title. Differs on the screen of an unknown URL. */
  heading?: string;
  /** Shown large, beside the drawing. */
  code?: string;
  drawing?: string;
  back: BackLink;
  reloadDocument?: boolean;
  children: ReactNode;
};

/** Replaces a page: the problem, and a link. */
function Screen({ title, heading = title, code, drawing = nobody, back, reloadDocument, children }: ScreenProps) {
  // Replaces the title, because a page that throws while rendering has already set its own.
  useEffect(() => {
    const [before, own] = [document.title, `${title} · ${site.name}`];
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title]);

  return (
    <main id="content" className="page-column pt-8 md:pt-16">
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
