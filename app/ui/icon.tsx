import type { ComponentProps } from "react";

/**
 * An icon in one path, in the shapes of Lucide (lucide.dev, ISC licence). Lucide's own components bring every icon of the site
 * to every page, and a list of cards takes twice the time to hydrate.
 */
export function icon(shape: string) {
  return function Icon(props: ComponentProps<"svg">) {
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
        {...props}
      >
        <path d={shape} />
      </svg>
    );
  };
}
