import type { ReactNode } from "react";

/** A link to a part of the page that is seen when it has the focus: over what one would have to Tab through. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      lang="en"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-mint px-4 py-3 font-semibold text-on-mint focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  );
}
