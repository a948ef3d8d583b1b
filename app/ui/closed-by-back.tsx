import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";

/**
 * While mounted, makes Back call `onBack` instead of leaving the page. For overlays that add no history entry. Cannot
 * intercept Back on a visit's first page.
 */
export function ClosedByBack({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    onBack();
    blocker.reset();
  }, [blocker, onBack]);

  return null;
}
