import { clsx } from "clsx";
import ShoppingBag from "lucide/dist/esm/icons/shopping-bag.mjs";

import { Icon } from "#app/ui/icon.tsx";

import { countItems } from "./cart.ts";

type Props = { items: number; summaryId: string };

const shape = "inline-flex min-h-11 items-center gap-[8px] rounded-full border bg-page px-[14px] text-sm font-semibold";

/** How many items are in the cart, in view however far one scrolls; leads to the order's summary when there is one. */
export function CartBadge({ items, summaryId }: Props) {
  const content = (
    <>
      <Icon shape={ShoppingBag} aria-hidden="true" className="size-[20px]" />
      <span className="sr-only">Cart: {countItems(items)}</span>
      <span
        aria-hidden="true"
        data-badge=""
        className={clsx(
          "inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1.5 font-mono text-xs",
          items > 0 ? "bg-mint text-on-mint" : "bg-raised text-muted",
        )}
      >
        {items}
      </span>
    </>
  );
  return items > 0 ? (
    <a href={`#${summaryId}`} className={clsx(shape, "border-mint hover:text-mint")}>
      {content}
    </a>
  ) : (
    <p className={clsx(shape, "border-line text-muted")}>{content}</p>
  );
}
