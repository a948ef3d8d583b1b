import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Returns a ref for a controlled field. On mount, passes a value entered before hydration to `onChange`: React fires
 * no change event for it and would restore the old value.
 */
export function useEarlyValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Field | null> {
  const ref = useRef<Field>(null);
  const passOn = useEffectEvent(() => {
    if (ref.current && ref.current.value !== value) onChange(ref.current.value);
  });
  useEffect(() => passOn(), []);
  return ref;
}
