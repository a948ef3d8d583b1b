import { type ReactNode, useEffect, useState } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { Drawing } from "#app/artwork/drawing.tsx";
import itsMe from "#app/artwork/drawings/its-me.svg?url";
import nobody from "#app/artwork/drawings/nobody.svg?url";
import { isNotFound, notFoundTitle, unexpectedTitle } from "#app/navigation/not-found.ts";
import { mayReload } from "#app/navigation/recover-navigation.ts";
import { site } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { BackLink } from "#app/ui/headings.tsx";

/** Replaces a page that does not exist, or that throws. */
export function PageError() {
  const error = useRouteError();
  return isNotFound(error) ? <NotFoundScreen /> : <UnexpectedError error={error} />;
}

type MissingScreenOptions = { title: string; text?: string; back: BackLink };

/** Returns a detail route's error boundary. It has its own screen for a missing episode, guest or other item. */
export function missingScreen({ title, text, back }: MissingScreenOptions) {
  return function MissingScreen() {
    const error = useRouteError();
    if (!isNotFound(error)) return <UnexpectedError error={error} />;
    return (
      <Screen heading={title} title={title} back={back}>
        {text && <p className="mt-4 text-lg text-muted">{text}</p>}
      </Screen>
    );
  };
}

const home: BackLink = { to: "/", label: "Return to Home" };

/** The screen of an unknown URL. Logs the path, to help find broken links. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => console.log(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <Screen heading="Oops! Page not found" title={notFoundTitle} code="404" back={home}>
      <p lang="ka" className="mt-4 max-w-reading text-lg text-muted">
        ეს გვერდი ან წაშალეს, ან ჯერ არავის დაუწერია. სტეკ ტრეისი აქ წყდება – მთავარ გვერდზე კი ყველაფერი მუშაობს.
      </p>
    </Screen>
  );
}

/** Loads the page once with a full page load, if that may help. Otherwise shows the error. */
function UnexpectedError({ error }: { error: unknown }) {
  const [isReloading] = useState(mayReload);

  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);

  if (isReloading) return null;
  return (
    <Screen heading={unexpectedTitle} drawing={itsMe} back={home} reloadDocument>
      <p className="mt-4 max-w-reading border-l-4 border-bad py-1 pl-5 text-lg">{describe(error)}</p>
    </Screen>
  );
}

type ScreenProps = {
  heading: string;
  /** The document's title, which React moves into the head. */
  title?: string;
  /** Shown large, beside the drawing. */
  code?: string;
  drawing?: string;
  back: BackLink;
  reloadDocument?: boolean;
  children: ReactNode;
};

/** Replaces a page: the problem, and a link. */
function Screen({ heading, title, code, drawing = nobody, back, reloadDocument, children }: ScreenProps) {
  return (
    <main id="content" className="page-column pt-8 md:pt-16">
      {title && <title>{`${title} · ${site.name}`}</title>}
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

/** Returns a response's status and text, or an error's message. */
function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText || String(error.data ?? "")}`.trim();
  return error instanceof Error && error.message ? error.message : "Unknown error";
}
