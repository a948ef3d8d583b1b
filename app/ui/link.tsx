import type { ComponentProps, MouseEvent } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router";
import { isPlainClick } from "#app/lib/plain-click.ts";

/** The history state of a link that also plays the page's video. */
export const playsOnArrival = { plays: true };

/** Returns true if this history entry was added by a link that starts playback. */
export function asksToPlay(state: unknown): boolean {
  return typeof state === "object" && state !== null && "plays" in state;
}

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** A path of this site, with its query string and hash. */
  to: string;
  /** Follows the link with a full page load. */
  reloadDocument?: boolean;
  /** Starts playback on the linked page. */
  plays?: boolean;
};

/** False in a browser without view transitions, where React Router would log a warning. */
const viewTransition = typeof document !== "undefined" && "startViewTransition" in document;

/** A link to a page of this site. Pages cross-fade (app.css). */
export function Link({ plays, ...props }: Props) {
  const state = plays ? playsOnArrival : undefined;
  return <RouterLink discover="none" viewTransition={viewTransition} state={state} {...props} />;
}

/**
 * A link to an element of the open page. Focuses that element. The router follows the link, because it restores scroll
 * positions only for its own navigations.
 */
export function AnchorLink({ href, children, ...props }: ComponentProps<"a"> & { href: `#${string}` }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate({ search, hash: href }, { replace: hash === href });
    const target = document.getElementById(href.slice(1));
    if (!target) return;
    // Tab continues from this element. It stays focusable, so that dialogs can return the focus to it.
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  return (
    <a href={href} onClick={follow} {...props}>
      {children}
    </a>
  );
}

/** A link to another site. Opens in a new tab and tells screen readers so. */
export function ExternalLink({ children, ...props }: ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noreferrer" {...props}>
      {children}
      <span lang="en" className="sr-only">
        {" "}
        (opens in a new tab)
      </span>
    </a>
  );
}
