import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";
import { loadList, useListItems } from "#app/lists/use-infinite-list.ts";

beforeEach(() => queryClient.clear());

test("a page shows its own first items, also when another page with less of each has loaded the list", async () => {
  const rest = [{ id: "c", title: "C" }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ items: rest })));
  await loadList({ name: "quizzes", first: [{ id: "a" }, { id: "b" }], total: 3 });
  const start = {
    name: "quizzes" as const,
    first: [
      { id: "a", title: "A" },
      { id: "b", title: "B" },
    ],
    total: 3,
  };
  const { result } = renderHook(() => useListItems(start, true));
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(result.current.items).toEqual([...start.first, ...rest]);
});

test("what the page has already, for a release has put it into the list's file as well, does not come twice", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ items: [{ id: "b" }, { id: "c" }] })));
  const start = { name: "guests" as const, first: [{ id: "a" }, { id: "b" }], total: 3 };
  const { result } = renderHook(() => useListItems(start, true));
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(result.current.items).toEqual([{ id: "a" }, { id: "b" }, { id: "c" }]);
});
