import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** A path of this site, with its query string and hash. */
  to: string;
  /** Follows the link with a full page load. */
  reloadDocument?: boolean;
  /** Starts playback on the linked page. */
  plays?: boolean;
};

/**
 * A link to a page of this site: a plain anchor that one delegated listener turns into a client navigation
 * (navigation/use-delegated-links.ts). React Router's <Link> takes ten times as long to hydrate, and a list has
 * hundreds.
 */
export function Link({ to, reloadDocument, plays, children, ...props }: Props) {
  return (
    <a href={to} data-page={reloadDocument ? undefined : plays ? "plays" : ""} {...props}>
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

/** A link that skips a long group of controls. Visible only with keyboard focus. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      lang="en"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-mint px-4 py-3 font-semibold text-on-mint focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  );
}
