import { clsx } from "clsx";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useState } from "react";
import { Drawing } from "#app/artwork/drawing.tsx";
import emptyCart from "#app/artwork/drawings/cart.svg?url";
import type { Product } from "#app/content/schemas.server.ts";
import { countOf } from "#app/lib/text.ts";
import { useCart } from "#app/store/cart.ts";
import { Button } from "#app/ui/button.tsx";
import { BackNav, backToPodcast, PageHeading } from "#app/ui/headings.tsx";
import { formatDollars, ProductCard } from "./product-card.tsx";

/** The merch page: products, cart and order summary. */
export function Shop({ products }: { products: readonly Product[] }) {
  const cart = useCart((state) => state.cart);
  const addToCart = useCart((state) => state.addToCart);
  const removeFromCart = useCart((state) => state.removeFromCart);
  const [announcement, setAnnouncement] = useState("");
  const order = orderOf(cart, products);

  function change({ id, name }: Product, byOne: (id: string) => void) {
    byOne(id);
    const changed = useCart.getState().cart;
    const { items, total } = orderOf(changed, products);
    setAnnouncement(
      `${name}: ${changed[id] ?? 0} in the cart. ${countOf(items, "item")} total, ${formatDollars(total)}.`,
    );
  }

  return (
    <>
      <BackNav back={backToPodcast} className="pt-1 md:pt-4" />
      {/* Shares a row with the back link, and stays in view while the page scrolls. */}
      <div className="sticky top-18 z-20 -mt-11 mb-2 ml-auto w-fit md:mb-4">
        <CartBadge items={order.items} />
      </div>
      <PageHeading title="Shop">
        ექვსი ნივთი, რომელიც კოდს ვერ გაასწორებს, განწყობას კი – ნამდვილად. ფულს ჯერ არავის ვართმევთ: კალათა სავარჯიშოა.
      </PageHeading>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="mt-10 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            quantity={cart[product.id] ?? 0}
            onAdd={() => change(product, addToCart)}
            onRemove={() => change(product, removeFromCart)}
          />
        ))}
      </div>
      {/* The order is below the products. Beside the products, it would narrow them and move the pressed button. */}
      <div className="mt-14 max-w-md">
        {order.items > 0 ? (
          <OrderSummary {...order} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Drawing src={emptyCart} size={[240, 160]} className="w-60" />
            <p lang="ka" className="text-muted">
              კალათა ცარიელია. null კი არა, უბრალოდ [ ].
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/** Returns the cart's lines in the shop's order, the number of items, and the total in whole dollars. */
function orderOf(cart: Readonly<Record<string, number>>, products: readonly Product[]) {
  const lines = products
    .map(({ id, name, price }) => ({ id, name, price, quantity: cart[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  return {
    lines,
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  };
}

/** The number of items in the cart. Links to the order summary if there is one. */
function CartBadge({ items }: { items: number }) {
  return (
    <a
      // Without href, the anchor is not a link.
      href={items > 0 ? "#order-summary" : undefined}
      className={clsx(
        "inline-flex min-h-11 items-center gap-[8px] rounded-full border bg-page px-[14px] text-sm font-semibold",
        items > 0 ? "border-mint hover:text-mint" : "border-line text-muted",
      )}
    >
      <ShoppingBag className="size-[20px]" />
      <span className="sr-only">{`Cart: ${countOf(items, "item")}`}</span>
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
    </a>
  );
}

/** The order summary. Its button does nothing, as the note below it says. */
function OrderSummary({ lines, items, total }: ReturnType<typeof orderOf>) {
  return (
    <section id="order-summary" aria-labelledby="order" className="border-y-2 border-dashed border-line bg-surface p-6">
      <h2 id="order" className="text-xl">
        Order Summary
      </h2>
      <ul className="mt-4 space-y-2 text-sm">
        {lines.map(({ id, name, price, quantity }) => (
          <li key={id} className="grid grid-cols-[2rem_1fr_auto] gap-2">
            <span className="font-mono font-semibold text-muted">{`${quantity}×`}</span>
            <span>{name}</span>
            <span className="font-mono font-semibold">{formatDollars(price * quantity)}</span>
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
          <dd className="font-mono text-xl text-mint">{formatDollars(total)}</dd>
        </div>
      </dl>
      <Button variant="primary" className="mt-5 w-full" aria-describedby="order-note">
        Complete Order
      </Button>
      <p id="order-note" className="mt-3 text-sm text-muted">
        Coming soon – real dev gear, real soon.
      </p>
    </section>
  );
}
