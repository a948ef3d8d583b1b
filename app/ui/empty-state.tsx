import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { title: string; children?: ReactNode; action?: ReactNode; className?: string };

/** Nothing to show: says so, says what helps, and offers the next step. */
export function EmptyState({ title, children, action, className }: Props) {
  return (
    <div className={clsx("border-l-4 border-line py-6 pl-6", className)}>
      <p className="text-xl font-semibold">{title}</p>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
