import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * A ref for a controlled field. When the field mounts, passes on the value that the visitor gave it before hydration:
 * React fires no change event for it, and would put the old value back.
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
