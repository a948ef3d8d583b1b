import { clsx } from "clsx";
import type { IconNode } from "lucide";
import { type ComponentProps, createElement } from "react";

/**
 * One of Lucide's icons (lucide.dev), from its plain data: the components of its React package take a list of cards twice
 * the time to hydrate. `shape` is what `lucide` exports under its name. Hidden from screen readers unless it has a name.
 */
export function Icon({ shape, ...props }: ComponentProps<"svg"> & { shape: IconNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props["aria-label"] === undefined}
      {...props}
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

/** Masks, not inline drawings: three long paths would be in every page's JavaScript. From Simple Icons (CC0). */
const masks = {
  youtube: "mask-[url(/icons/youtube.svg)]",
  discord: "mask-[url(/icons/discord.svg)]",
  github: "mask-[url(/icons/github.svg)]",
} as const;

/** The sign of a service we link to, in the text's colour. */
export function BrandIcon({ name, className }: { name: keyof typeof masks; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "inline-block bg-current mask-contain mask-center mask-no-repeat forced-colors:bg-[CanvasText]",
        masks[name],
        className,
      )}
    />
  );
}
