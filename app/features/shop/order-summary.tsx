import { useState } from "react";
import { countOf } from "#app/lib/words.ts";
import { Button } from "#app/ui/button.tsx";
import { type CartLine, formatDollars, totalsOf } from "./cart.ts";

/** The receipt. Its button does nothing but say so. */
export function OrderSummary({ id, lines }: { id: string; lines: readonly CartLine[] }) {
  const [presses, setPresses] = useState(0);
  const { items, price } = totalsOf(lines);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-y-2 border-dashed border-line bg-surface p-6">
      <h2 id={`${id}-title`} className="text-xl">
        Order Summary
      </h2>
      <ul className="mt-4 space-y-2 text-sm">
        {lines.map(({ product, quantity }) => (
          <li key={product.id} className="grid grid-cols-[2rem_1fr_auto] gap-2">
            <span className="font-mono font-semibold text-muted">{quantity}×</span>
            <span>{product.name}</span>
            <span className="font-mono font-semibold">{formatDollars(product.price * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 border-t border-dashed border-line pt-4">
        <div className="flex justify-between text-sm text-muted">
          <dt>Total items</dt>
          <dd>{countOf(items, "item")}</dd>
        </div>
        <div className="mt-1 flex items-baseline justify-between text-lg font-semibold">
          <dt>Total price</dt>
          <dd className="font-mono text-xl text-mint">{formatDollars(price)}</dd>
        </div>
      </dl>
      <Button variant="primary" className="mt-5 w-full" onClick={() => setPresses(presses + 1)}>
        Complete Order
      </Button>
      <div role="status" className="mt-3 text-sm">
        <p key={presses} className={presses > 0 ? "font-semibold text-warm" : "text-muted"}>
          Coming soon – real dev gear, real soon.
        </p>
      </div>
    </section>
  );
}
