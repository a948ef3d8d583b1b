import { useCallback, useRef, useState } from "react";

/**
 * Which of several overlays is open, if any. When the last one closes the focus goes back to what had it before the
 * first one opened, unless something else has taken it: overlays that load their own code cannot know that.
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
      if (document.activeElement === document.body && target instanceof HTMLElement) target.focus();
    });
  }, []);

  return { current, open, close };
}
