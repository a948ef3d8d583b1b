import type { ComponentProps } from "react";
import { useHydrated } from "#app/lib/browser-state.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { ReviewDashboard } from "./review/review-dashboard.tsx";

const Dashboard = lazyPart("your reviews", async () => (await import("./review/review-dashboard.tsx")).ReviewDashboard);

/** The visitor's reviews. The prerendered page has no reviews, because the browser stores them. */
export function Reviews(props: ComponentProps<typeof ReviewDashboard>) {
  const placeholder = <div aria-hidden="true" className="h-28 max-w-reading animate-pulse rounded-md bg-raised" />;
  return (
    <div className="mt-10 min-h-[calc(100dvh-16rem)]">
      <noscript>Reviews are kept in your browser and need JavaScript.</noscript>
      {useHydrated() ? <Dashboard {...props} placeholder={placeholder} /> : placeholder}
    </div>
  );
}
