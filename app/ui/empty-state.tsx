import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Drawing } from "#app/artwork/drawing.tsx";
import nothingFound from "#app/artwork/drawings/no-note.svg?url";
import { Button } from "./button.tsx";

type Props = {
  title: string;
  children?: ReactNode;
  className?: string;
  /** The next step: a `button`, or any other `action`. */
} & ({ button: readonly [label: string, onClick: () => void]; action?: never } | { action: ReactNode; button?: never });

/** An empty list's message, with a next step. */
export function EmptyState({ title, children, button, action, className }: Props) {
  const [label, onClick] = button ?? [];

  /** Moves the focus to the list's count or to the page's heading, because the button disappears. */
  function press() {
    const count = document.querySelector<HTMLElement>("[role=status][tabindex]");
    (count ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: !count });
    onClick?.();
  }

  return (
    <div className={clsx("flex flex-wrap items-center gap-x-10 gap-y-6 py-6", className)}>
      <Drawing src={nothingFound} size={[240, 160]} className="w-44" />
      <div className="min-w-0">
        <p className="text-xl font-semibold">{title}</p>
        {children && <div className="mt-2 text-muted">{children}</div>}
        <div className="mt-5">
          {button ? (
            <Button variant="primary" onClick={press}>
              {label}
            </Button>
          ) : (
            action
          )}
        </div>
      </div>
    </div>
  );
}
