import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";

/**
 * While it is rendered, Back calls `onBack` instead of leaving the page. Use it in overlays without a history entry of
 * their own. Cannot keep a visitor on the first page of a visit.
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
