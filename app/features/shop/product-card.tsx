import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Drawing } from "#app/artwork/drawing.tsx";
import type { Product } from "#app/content/schemas.server.ts";
import { Button, IconButton } from "#app/ui/button.tsx";

type Props = { product: Product; quantity: number; onAdd: () => void; onRemove: () => void };

/** URLs of the products' drawings, by file. */
const drawings = import.meta.glob<string>("./drawings/*.svg", { query: "?url", import: "default", eager: true });

/** A product, with a drawing styled like an episode's cover. */
export function ProductCard({ product, quantity, onAdd, onRemove }: Props) {
  const { id, name, price, description } = product;
  return (
    <article className="flex flex-col">
      <Drawing
        src={drawings[`./drawings/${id}.svg`] ?? ""}
        size={[320, 240]}
        className="notranslate h-auto w-full rounded-md font-mono font-semibold"
      />
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

/** Formats whole dollars as "$45" or "$1,250". Loading `Intl` takes a slow phone 60 ms. */
export function formatDollars(amount: number): string {
  return `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** Adds a product to the cart, then changes its quantity. Focuses the button that replaces the clicked one. */
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
