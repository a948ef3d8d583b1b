import Minus from "lucide/dist/esm/icons/minus.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useRef } from "react";
import { flushSync } from "react-dom";

import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { name: string; quantity: number; onAdd: () => void; onRemove: () => void };

/** Adds a product to the cart; once it is there, takes more or less of it. The focus follows to the button that is left. */
export function QuantityControl({ name, quantity, onAdd, onRemove }: Props) {
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
      <Button ref={addRef} aria-label={`Add to Cart: ${name}`} onClick={addFirst}>
        Add to Cart
      </Button>
    );
  }
  return (
    <div
      role="group"
      aria-label={`Quantity: ${name}`}
      className="inline-flex items-center rounded-md inset-ring inset-ring-mint"
    >
      <IconButton label={`One less: ${name}`} onClick={remove}>
        <Icon shape={Minus} aria-hidden="true" className="size-5" />
      </IconButton>
      <span className="min-w-8 text-center font-mono font-semibold">{quantity}</span>
      <IconButton ref={moreRef} label={`One more: ${name}`} onClick={onAdd}>
        <Icon shape={Plus} aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
