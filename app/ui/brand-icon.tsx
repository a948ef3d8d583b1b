import { clsx } from "clsx";

/** Masks, because inline SVG would add three long paths to each page's JavaScript. From Simple Icons (CC0). */
const masks = {
  youtube: "mask-[url(/icons/youtube.svg)]",
  discord: "mask-[url(/icons/discord.svg)]",
  github: "mask-[url(/icons/github.svg)]",
} as const;

/** The logo of an external service, in the color of the text. */
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
