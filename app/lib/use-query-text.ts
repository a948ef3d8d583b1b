import { useEffect, useState } from "react";

import { useQueryString } from "./use-query-string.ts";

/** Milliseconds without a key press before a typed text goes into the address: browsers limit such changes. */
const settleMs = 200;

/** A text field whose value lives in the query string: shown at once, written to the address when typing pauses. */
export function useQueryText(name: string): [text: string, setText: (text: string) => void] {
  const { query, change } = useQueryString();
  const settled = query.get(name) ?? "";
  const [draft, setDraft] = useState<string>();

  if (draft === settled) setDraft(undefined);

  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => change({ [name]: draft }), settleMs);
    return () => clearTimeout(timer);
  }, [draft, name, change]);

  return [draft ?? settled, setDraft];
}
