import type { ComponentProps } from "react";

/** A link to another site: opens in a new tab and says so to screen readers. */
export function ExternalLink({ children, ...props }: ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noreferrer" {...props}>
      {children}
      <span lang="en" className="sr-only">
        {" "}
        (opens in a new tab)
      </span>
    </a>
  );
}
