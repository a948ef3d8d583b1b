import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { languageOf } from "#app/lib/text.ts";
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
        "inline-flex items-center rounded-sm px-1.5 py-0.5 text-xs font-semibold wrap-anywhere",
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}

type TagListProps = {
  /** `to` is the tag's page. A tag without a page is muted text. */
  tags: readonly { name: string; to: string | undefined }[];
  /** Shows this many tags in one line, then '+N'. Without it the list wraps. */
  shown?: number;
  className?: string;
};

/** Names of up to this many letters are never truncated. */
const shortName = 6;

/** Tags: '#AI' links to the topic's page. The links also work on top of a card that is a link itself. */
export function TagList({ tags, shown, className }: TagListProps) {
  const isOneLine = shown !== undefined;
  // In one line, the clickable area of a link is 44 px high. It extends below the line, where nothing else can be
  // pressed.
  const shape = isOneLine
    ? "relative z-10 flex min-w-0 after:absolute after:-inset-x-1.5 after:-top-0.5 after:-bottom-4.5"
    : "inline-flex min-h-11 items-center";
  return (
    <ul
      aria-label="Tags"
      className={clsx(
        "flex text-sm",
        isOneLine ? "-mx-1.5 gap-x-3 overflow-x-clip px-1.5 whitespace-nowrap" : "flex-wrap gap-x-4",
        className,
      )}
    >
      {tags.slice(0, shown).map(({ name, to }) => (
        <li
          key={name}
          lang={languageOf(name)}
          className={isOneLine && name.length <= shortName ? "shrink-0" : "min-w-0"}
        >
          {to ? (
            <Link to={to} className={clsx(shape, "text-mint hover:underline", !isOneLine && "min-w-11")}>
              <span className={isOneLine ? "truncate" : "wrap-anywhere"}>#{name}</span>
            </Link>
          ) : (
            <span className={isOneLine ? "block truncate text-muted" : clsx(shape, "wrap-anywhere text-muted")}>
              {name}
            </span>
          )}
        </li>
      ))}
      {isOneLine && tags.length > shown && <li className="shrink-0 text-muted">+{tags.length - shown}</li>}
    </ul>
  );
}
