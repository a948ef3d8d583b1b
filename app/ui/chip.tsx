import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, useState } from "react";
import { Button } from "./button.tsx";
import { Link } from "./link.tsx";

const shape =
  "inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 text-sm wrap-anywhere transition-colors";
const off = "border-control bg-surface text-text hover:border-mint hover:text-mint";

/** A toggle button for a filter. */
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

/** A link that looks like a chip. */
export function ChipLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={clsx(shape, off, className)} {...props} />;
}

type ChipRowProps = Omit<ComponentProps<"div">, "onToggle"> & {
  /** Labels of a button that expands the row to all its lines. Without it, the row only scrolls. */
  unfold?: { more: string; fewer: string };
};

/** A horizontally scrolling row of chips. The expand button is beside the scrolling part, so it covers no chips. */
export function ChipRow({ unfold, className, children, ...props }: ChipRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={clsx("flex min-w-0 items-start gap-2", className)} {...props}>
      <div
        // Chromium leaves a focused chip clipped at the row's edge.
        onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
        className={clsx(
          // Padding for focus outlines, which a scroll container clips. The row fades out at its end; its padding keeps
          // the last chip out of the fade.
          "-my-1.5 flex min-w-0 grow items-center gap-2 py-1.5 pr-8 max-md:-ml-5 max-md:pl-5 md:-ml-1.5 md:pl-1.5",
          unfold ? "-mr-1.5" : "-mr-5 md:-mr-1.5",
          isOpen
            ? "flex-wrap"
            : "scroll-pr-8 [scrollbar-width:none] overflow-x-auto mask-[linear-gradient(to_right,#000_calc(100%-2rem),transparent)] *:max-w-120 **:shrink-0",
        )}
      >
        {children}
      </div>
      {unfold && (
        <Button
          variant="text"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="shrink-0 max-md:-mr-3 max-md:w-11 md:ml-2"
        >
          <span className="max-md:sr-only">{isOpen ? unfold.fewer : unfold.more}</span>
          <ChevronDown className={clsx("size-5 md:hidden", isOpen && "rotate-180")} />
        </Button>
      )}
    </div>
  );
}
