import type { ReactNode } from "react";

type Props = { title: ReactNode; onToggle?: (isOpen: boolean) => void; children: ReactNode };

/** A heading that expands and collapses its content. A native `<details>`, so it works without JavaScript. */
export function Disclosure({ title, onToggle, children }: Props) {
  return (
    <details
      // The visitor may have toggled it before hydration.
      suppressHydrationWarning
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="group border-b border-line"
    >
      <summary className="grid min-h-14 list-none grid-cols-[2rem_minmax(0,1fr)] items-center py-3 hover:text-mint [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="font-mono text-lg text-good group-open:text-bad">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">−</span>
        </span>
        <h3 className="text-base font-semibold">{title}</h3>
      </summary>
      <div className="max-w-reading pb-5 pl-8 text-muted">{children}</div>
    </details>
  );
}
