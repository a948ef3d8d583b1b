import { clsx } from "clsx";
import type { ComponentProps } from "react";

const tones = {
  plain: "bg-raised text-muted",
  mint: "bg-mint-soft text-mint",
  warm: "bg-warm-soft text-warm",
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
} as const;

type Props = ComponentProps<"span"> & { tone?: keyof typeof tones };

/** A small label that says what something is; it does nothing. */
export function Tag({ tone = "plain", className, ...props }: Props) {
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
