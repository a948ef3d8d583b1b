import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { type Hue, hues } from "#app/content/cover-colors.ts";
import type { Product } from "#app/content/schemas.server.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { formatDollars } from "./order.ts";
import { drawings } from "./product-drawings.tsx";

type Props = { product: Product; quantity: number; onAdd: () => void; onRemove: () => void };

const colors: Readonly<Record<Product["id"], Hue>> = {
  hoodie: hues.backend,
  "t-shirt": hues.games,
  mug: hues.systems,
  "sticker-pack": hues.people,
  notebook: hues.web,
  cap: hues.mobile,
};

/** A product, with a drawing styled like an episode's cover. */
export function ProductCard({ product, quantity, onAdd, onRemove }: Props) {
  const { id, name, price, description } = product;
  return (
    <article className="flex flex-col">
      <div className="overflow-hidden rounded-md">
        <svg
          viewBox="0 0 320 240"
          aria-hidden="true"
          textAnchor="middle"
          className="notranslate block w-full font-mono font-semibold"
        >
          <rect width="320" height="240" fill={colors[id].ground} />
          {drawings[id](colors[id])}
        </svg>
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

/**
 * Adds a product to the cart, then changes its quantity. Moves the focus to the button that replaces the clicked one.
 */
function QuantityControl({ name, quantity, onAdd, onRemove }: Omit<Props, "product"> & { name: string }) {
  const addRef = useRef<HTMLButtonElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);

  function addFirst() {
    flushSync(onAdd);
    moreRef.current?.focus();
  }

  function remove() {
    flushSync(onRemove);
    addRef.current?.focus();
  }

  if (quantity === 0) {
    return (
      <Button ref={addRef} aria-label={`Add to cart: ${name}`} onClick={addFirst}>
        Add to cart
      </Button>
    );
  }
  return (
    <div
      role="group"
      aria-label={`Quantity: ${name}`}
      className="inline-flex items-center rounded-md inset-ring inset-ring-mint"
    >
      <IconButton label={`Remove one ${name}`} onClick={remove}>
        <Minus className="size-5" />
      </IconButton>
      <span className="min-w-8 text-center font-mono font-semibold">{quantity}</span>
      <IconButton ref={moreRef} label={`Add one ${name}`} onClick={onAdd}>
        <Plus className="size-5" />
      </IconButton>
    </div>
  );
}
