import { clsx } from "clsx";
import type { ComponentProps } from "react";

import { Link } from "./link.tsx";

const shape =
  "inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 text-sm wrap-anywhere transition-colors";
const off = "border-control bg-surface text-text hover:border-mint hover:text-mint";

type Props = Omit<ComponentProps<"button">, "aria-pressed"> & { isOn: boolean };

/** A filter that is on or off. */
export function Chip({ isOn, className, children, ...props }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={clsx(
        shape,
        isOn ? "border-mint bg-mint text-on-mint hover:border-mint-hover hover:bg-mint-hover" : off,
        className,
      )}
      {...props}
    >
      {children}
    </button>
  );
}

/** A chip that leads to a page. */
export function ChipLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={clsx(shape, off, className)} {...props} />;
}
