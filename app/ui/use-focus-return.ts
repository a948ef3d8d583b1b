import { useEffect, useState } from "react";

import { returnFocus } from "#app/lib/return-focus.ts";

/**
 * Returns the focus to what had it when the component was first shown. Headless UI remembers it too, but only from the
 * moment its code has come: the click that made it come is lost to it.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(() => () => queueMicrotask(() => returnFocus(opener)), [opener]);
}
