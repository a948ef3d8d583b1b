import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { ExternalLink, Link } from "./link.tsx";

const variants = {
  primary: "border-mint bg-mint px-5 text-on-mint hover:border-mint-hover hover:bg-mint-hover",
  secondary: "border-control bg-surface px-5 text-text hover:border-mint hover:text-mint",
  quiet: "border-transparent px-5 text-text hover:bg-raised",
  /** A button within a line of text. Underlined, because the button has no frame. */
  text: "border-transparent text-text underline decoration-1 underline-offset-4 hover:text-mint hover:decoration-2 forced-colors:border-0",
  /** Only text, in the brand's color: an action in a list item. */
  bare: "border-transparent px-1 text-mint hover:bg-raised",
  danger: "border-bad px-5 text-bad hover:bg-bad-soft",
} as const;

type Look = { variant?: keyof typeof variants };

const shape =
  "inline-flex min-h-11 max-w-full items-center justify-center gap-2 rounded-md border py-2 text-sm font-semibold " +
  "transition-[background-color,border-color,color,translate] active:translate-y-px " +
  "disabled:border-line disabled:bg-raised disabled:text-muted disabled:active:translate-y-0 " +
  "aria-disabled:border-line aria-disabled:bg-raised aria-disabled:text-muted aria-disabled:active:translate-y-0";

/** Print hides buttons. A link to another site prints as a link with its URL. */
const offPaper = "print:hidden";
const linkOnPaper = "print:min-h-0 print:border-0 print:bg-transparent print:p-0 print:text-link";

/** A native button with the site's variants. */
export function Button({
  variant = "secondary",
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={clsx(shape, variants[variant], className)} {...props} />;
}

/** A link that looks like a button, to a page of this site. */
export function ButtonLink({ variant = "secondary", className, ...props }: ComponentProps<typeof Link> & Look) {
  return <Link className={clsx(shape, offPaper, variants[variant], className)} {...props} />;
}

/** A link that looks like a button, to another site. Opens in a new tab. */
export function ButtonAnchor({ variant = "secondary", className, ...props }: ComponentProps<"a"> & Look) {
  return <ExternalLink className={clsx(shape, linkOnPaper, variants[variant], className)} {...props} />;
}

/** A square icon button. `label` is its accessible name and its tooltip. */
export function IconButton({ label, className, ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip=""
      className={clsx("icon-square text-muted transition-colors hover:text-text aria-pressed:text-mint", className)}
      {...props}
    />
  );
}
