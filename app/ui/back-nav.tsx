import { clsx } from "clsx";
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";

import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

/** Where a page's back link leads. */
export type BackLink = { to: string; label: string };

type Props = { back: BackLink; className?: string; labelClass?: string };

/** The way back from a page. */
export function BackNav({ back, className, labelClass }: Props) {
  return (
    <nav aria-label="Back" lang="en" className={clsx("print:hidden", className)}>
      <Link
        to={back.to}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm text-muted transition-colors hover:text-mint"
      >
        <Icon shape={ArrowLeft} className="size-4 shrink-0" />
        <span className={labelClass}>{back.label}</span>
      </Link>
    </nav>
  );
}
