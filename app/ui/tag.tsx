import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

const tones = {
  plain: "bg-raised text-muted",
  mint: "bg-mint-soft text-mint",
  warm: "bg-warm-soft text-warm",
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
} as const;

/** A small static label. */
export function Tag({ tone = "plain", className, ...props }: ComponentProps<"span"> & { tone?: keyof typeof tones }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center rounded-sm px-1.5 py-0.5 label-mono wrap-anywhere",
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}

type TagLinkProps = Pick<ComponentProps<"span">, "lang" | "children"> & {
  /** Without it, the tag is plain text. */
  to?: string;
};

/** A tag that links to a page of this site, with a 44 px target. Also clickable on top of a card's link area. */
export function TagLink({ to, ...props }: TagLinkProps) {
  const shape = "relative z-10 inline-flex min-h-11 items-center";
  if (to === undefined)
    return <span className={clsx(shape, "px-1.5 label-mono wrap-anywhere text-muted")} {...props} />;
  return (
    <Link to={to} className={shape}>
      <Tag className="text-text transition-colors hover:text-mint" {...props} />
    </Link>
  );
}

/** '#AI' if it links to a page of this site, otherwise the plain name. */
export function HashTag({ to, name, lang }: Omit<TagLinkProps, "children"> & { name: string }) {
  const shape = "inline-flex min-h-11 min-w-11 items-center justify-center px-2 label-mono wrap-anywhere";
  if (to === undefined) {
    return (
      <span lang={lang} className={clsx(shape, "text-muted")}>
        {name}
      </span>
    );
  }
  return (
    <Link to={to} lang={lang} className={clsx(shape, "text-mint hover:underline")}>
      #{name}
    </Link>
  );
}
