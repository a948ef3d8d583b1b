import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

import { useQueryString } from "#app/navigation/use-query-string.ts";

import { cutQuery } from "./substring-index.ts";

/** Milliseconds without a key press before a typed text goes into the address: browsers limit such changes. */
const settleMs = 200;

/**
 * A text field whose value lives in the query string: shown at once, written to the address when typing pauses, or at
 * once by `settle`, which belongs to the field's blur. On the way to another page nothing is written: it would be
 * another way, and cancel that one. What is longer than a query can be (cutQuery) is cut.
 */
export function useQueryText(name: string): [text: string, setText: (text: string) => void, settle: () => void] {
  const { query, change } = useQueryString();
  const isLeaving = useNavigation().state !== "idle";
  const settled = cutQuery(query.get(name) ?? "");
  const [draft, setDraft] = useState<string>();

  if (draft === settled) setDraft(undefined);

  useEffect(() => {
    if (draft === undefined || isLeaving) return undefined;
    const timer = setTimeout(() => change({ [name]: draft }), settleMs);
    return () => clearTimeout(timer);
  }, [draft, name, change, isLeaving]);

  function settle() {
    if (draft !== undefined && !isLeaving) change({ [name]: draft });
  }

  return [draft ?? settled, (text) => setDraft(cutQuery(text)), settle];
}
