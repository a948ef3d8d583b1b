import { products } from "#app/content/products.server.ts";
import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { Shop } from "#app/features/shop/shop.tsx";
import { pageLoader } from "#app/page-route.ts";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/shop";

export { ErrorBoundary, meta } from "#app/page-route.ts";

export const handle: PageFrame = { back: null };

export const loader = pageLoader(() => {
  const description = "ჰუდი, მაისური, ჭიქა, სტიკერები, რვეული და ქუდი მათთვის, ვისაც კოდის თერაპია სჭირდება.";
  return {
    products,
    page: sectionPage({ title: "Shop", path: "/shop", description }),
  };
});

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <Shop products={loaderData.products} />
    </main>
  );
}
