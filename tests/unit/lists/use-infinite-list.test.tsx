import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";
import { loadList, useListItems } from "#app/lists/use-infinite-list.ts";

beforeEach(() => queryClient.clear());

test("a page shows its own first items, also when another page with less of each has loaded the list", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ items: [{ id: "b", title: "B" }] })));
  await loadList({ name: "quizzes", first: [{ id: "a" }], total: 2 });
  const start = { name: "quizzes" as const, first: [{ id: "a", title: "A" }], total: 2 };
  const { result } = renderHook(() => useListItems(start, true));
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(result.current.items.map(({ title }) => title)).toEqual(["A", "B"]);
});

test("what the page has already, for a release has put it into the list's file as well, does not come twice", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ items: [{ id: "b" }, { id: "c" }] })));
  const start = { name: "guests" as const, first: [{ id: "a" }, { id: "b" }], total: 3 };
  const { result } = renderHook(() => useListItems(start, true));
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(result.current.items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
