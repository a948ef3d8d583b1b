import { useCallback, useRef, useState } from "react";

import { returnFocus } from "./return-focus.ts";

/**
 * Which of several overlays is open, if any. When the last one closes the focus returns to what had it before the
 * first one opened: overlays that load their own code cannot know that.
 */
export function useOverlay<Name extends string>() {
  const [current, setCurrent] = useState<Name>();
  const opener = useRef<Element>(null);

  const open = useCallback((name: Name) => {
    opener.current ??= document.activeElement;
    setCurrent(name);
  }, []);

  const close = useCallback(() => {
    setCurrent(undefined);
    const target = opener.current;
    opener.current = null;
    setTimeout(() => {
      // What was opened again meanwhile takes the focus itself.
      if (!opener.current) returnFocus(target);
    });
  }, []);

  return { current, open, close };
}
