import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"button">, "aria-label"> & {
  /** The accessible name, shown as a tooltip. */
  label: string;
  children: ReactNode;
};

/** A square button of an icon alone: named for screen readers, explained by a tooltip for everyone else. */
export function IconButton({ label, className, children, ...props }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip=""
      className={clsx(
        "icon-square text-muted transition-colors duration-150 ease-out hover:text-text aria-pressed:text-mint",
        className,
      )}
      {...props}
    >
      {children}
    </button>
  );
}
