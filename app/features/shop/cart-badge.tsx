import { clsx } from "clsx";

import { icon } from "#app/ui/icon.tsx";

import { countItems } from "./cart.ts";

const ShoppingBag = /* @__PURE__ */ icon(
  "M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
);

type Props = { items: number; summaryId: string };

const shape = "inline-flex min-h-11 items-center gap-[8px] rounded-full border bg-page px-[14px] text-sm font-semibold";

/** How many items are in the cart, in view however far one scrolls; leads to the order's summary when there is one. */
export function CartBadge({ items, summaryId }: Props) {
  const content = (
    <>
      <ShoppingBag aria-hidden="true" className="size-[20px]" />
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
