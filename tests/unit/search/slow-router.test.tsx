import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useQueryText } from "#app/search/search-hooks.ts";

const url = vi.hoisted(() => ({ query: new URLSearchParams("q=linux"), change: () => undefined }));
vi.mock("#app/navigation/use-query-string.ts", () => ({ useQueryString: () => url }));

test("keeps the typed text while the router renders an older text of the field", () => {
  const { result, rerender } = renderHook(() => useQueryText("q"));
  for (const typed of ["", "cobol"]) {
    act(() => result.current[1](typed));
    act(() => result.current[2]());
  }
  const textAt = (query: string) => {
    url.query = new URLSearchParams(query);
    rerender();
    return result.current[0];
  };
  expect([textAt(""), textAt("q=cobol"), textAt("q=rust")]).toEqual(["cobol", "cobol", "rust"]);
});
