import { useEffect } from "react";
import { needsReload, useLazyModule } from "#app/lib/lazy-modules.ts";
import { reloadPage } from "#app/lib/release.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ReviewedQuiz } from "./review/cards-by-topic.ts";

const importDashboard = () => import("./review/review-dashboard.tsx");

/** The visitor's reviews. Their data are on the device, so the page only contains what imports the dashboard. */
export function ReviewOnDemand({ quizzes }: { quizzes: ListStart<ReviewedQuiz> }) {
  const { module, hasFailed, load } = useLazyModule(importDashboard);

  useEffect(() => void load(), [load]);

  if (module) return <module.ReviewDashboard quizzes={quizzes} />;
  if (hasFailed) {
    const isReloadNeeded = needsReload(importDashboard);
    return (
      <EmptyState
        title="Couldn't open your reviews"
        button={[isReloadNeeded ? "Reload" : "Try again", () => (isReloadNeeded ? reloadPage() : load())]}
        className="mt-10 min-h-dvh content-start"
      >
        Check your connection.
      </EmptyState>
    );
  }
  return (
    <div className="mt-10 min-h-dvh">
      <noscript>Reviews are kept in your browser and need JavaScript.</noscript>
      <div aria-hidden="true" className="h-28 max-w-reading animate-pulse rounded-md bg-raised" />
    </div>
  );
}
