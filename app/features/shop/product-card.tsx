import type { Product } from "#app/content/schemas.server.ts";

import { formatDollars } from "./money.ts";
import { ProductDrawing } from "./product-drawing.tsx";
import { QuantityControl } from "./quantity-control.tsx";

type Props = { product: Product; quantity: number; onAdd: () => void; onRemove: () => void };

/** One thing to wear, drink from or write in. */
export function ProductCard({ product, quantity, onAdd, onRemove }: Props) {
  const { id, name, price, description } = product;
  return (
    <article className="flex flex-col">
      <div className="overflow-hidden rounded-md">
        <ProductDrawing productId={id} />
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 text-lg leading-snug font-semibold">{name}</h2>
        <p className="font-mono text-lg font-semibold text-mint">{formatDollars(price)}</p>
      </div>
      <p lang="ka" className="mt-2 mb-4 text-sm text-muted">
        {description}
      </p>
      <div className="mt-auto">
        <QuantityControl name={name} quantity={quantity} onAdd={onAdd} onRemove={onRemove} />
      </div>
    </article>
  );
}
