import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Link } from "./link.tsx";

const shape =
  "inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 text-sm wrap-anywhere transition-colors";
const off = "border-control bg-surface text-text hover:border-mint hover:text-mint";

/** A filter that is on or off. */
export function Chip({ isOn, className, ...props }: ComponentProps<"button"> & { isOn: boolean }) {
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
    />
  );
}

/** A chip that leads to a page. */
export function ChipLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={clsx(shape, off, className)} {...props} />;
}

type ChipRowProps = Omit<ComponentProps<"div">, "onToggle"> & {
  /** What unfolds the row into all lines that it takes; without it the row only scrolls. */
  unfold?: { isOpen: boolean; more: ReactNode; fewer: ReactNode; onToggle: () => void };
};

/** Chips in one row, which scrolls sideways up to the window's edges. */
export function ChipRow({ unfold, className, children, ...props }: ChipRowProps) {
  const isOpen = unfold?.isOpen ?? false;
  return (
    <div
      className={clsx(
        // Room for the outline of the focus, which a scroll container cuts off.
        "-mx-5 flex min-w-0 grow items-center gap-2 px-5 py-1.5 md:-mx-1.5 md:px-1.5 [&_button]:shrink-0",
        isOpen ? "flex-wrap" : "[scrollbar-width:none] overflow-x-auto md:scroll-pe-40",
        className,
      )}
      {...props}
    >
      {children}
      {unfold && (
        <Button
          variant="text"
          aria-expanded={isOpen}
          onClick={unfold.onToggle}
          className={clsx(
            !isOpen &&
              "md:sticky md:right-0 md:bg-page md:pl-3! md:shadow-[0.5rem_0_0_var(--color-page)] forced-colors:md:-right-1.5",
          )}
        >
          {isOpen ? unfold.fewer : unfold.more}
        </Button>
      )}
    </div>
  );
}
