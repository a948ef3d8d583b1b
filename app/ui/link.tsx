import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** A path of ours, with its query string and hash. */
  to: string;
  /** Leads there by a full load. */
  reloadDocument?: boolean;
  /** Plays what is on the page as soon as that is there. */
  plays?: boolean;
};

/**
 * A link to a page of ours: a plain one that one listener follows within the app (navigation/use-delegated-links.ts). The
 * router's own link costs ten times as much to hydrate, and a list has hundreds.
 */
export function Link({ to, reloadDocument, plays, children, ...props }: Props) {
  return (
    <a href={to} data-page={reloadDocument ? undefined : plays ? "plays" : ""} {...props}>
      {children}
    </a>
  );
}

/** A link to another site: opens in a new tab and says so to screen readers. */
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

/** A link to a part of the page that is seen when it has the focus: over what one would have to Tab through. */
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
