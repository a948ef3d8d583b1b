import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";
import { loadList, useListItems } from "#app/lists/use-infinite-list.ts";

beforeEach(() => queryClient.clear());

test("shows the page's own first items after another page loaded the list with fewer fields", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ items: [{ id: "b", title: "B" }] })));
  await loadList({ name: "quizzes", first: [{ id: "a" }], total: 2 });
  const start = { name: "quizzes" as const, first: [{ id: "a", title: "A" }], total: 2 };
  const { result } = renderHook(() => useListItems(start, true));
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(result.current.items.map(({ title }) => title)).toEqual(["A", "B"]);
});

test("drops an item that the page already has and that a release moved into the list's file", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ items: [{ id: "b" }, { id: "c" }] })));
  const start = { name: "guests" as const, first: [{ id: "a" }, { id: "b" }], total: 3 };
  const { result } = renderHook(() => useListItems(start, true));
  await waitFor(() => expect(result.current.isWhole).toBe(true));
  expect(result.current.items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
