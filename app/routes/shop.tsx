import { products } from "#app/content/products.server.ts";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { Shop } from "#app/features/shop/shop.tsx";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/shop";

export { meta } from "#app/publish/page-meta.ts";

export const handle: PageHandle = { back: null };

export function loader() {
  const description = "ჰუდი, მაისური, ჭიქა, სტიკერები, რვეული და ქუდი მათთვის, ვისაც კოდის თერაპია სჭირდება.";
  return {
    products,
    page: sectionPage({ title: "Shop", path: "/shop", description }),
  };
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <Shop products={loaderData.products} />
    </main>
  );
}
