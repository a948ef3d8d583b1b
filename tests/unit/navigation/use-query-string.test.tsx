import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { useQueryString } from "#app/navigation/use-query-string.ts";

/** What strangers and programs put into addresses. */
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom("%E0%A4%A", "__proto__", "\u0000", "\uD800", "a".repeat(10_000)),
);

/** The hook on a page at an address. */
function renderAt(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: "/", search }]}>{children}</MemoryRouter>
  );
  return renderHook(() => useQueryString(), { wrapper });
}

test("any text comes back from the address as it went in, and goes without a trace", () => {
  fc.assert(
    fc.property(nasty, nasty, (name, value) => {
      fc.pre(value !== "" && name !== "");
      const { result, unmount } = renderAt("?kept=1");
      act(() => result.current.change({ [name]: value, kept: "1" }));
      expect(result.current.query.get(name.toWellFormed())).toBe(value.toWellFormed());
      act(() => result.current.change({ [name]: null }));
      expect(result.current.query.toString()).toBe(name === "kept" ? "" : "kept=1");
      unmount();
    }),
    { numRuns: 60 },
  );
});

test("an empty text and an empty list leave no parameter", () => {
  const { result } = renderAt("?q=go&topic=ai&topic=rust");
  act(() => result.current.change({ q: "", topic: [] }));
  expect(result.current.query.toString()).toBe("");
});

test("a change that follows another before the router has rendered it keeps both", () => {
  const { result } = renderAt("?q=linux");
  act(() => {
    result.current.change({ q: null });
    result.current.change({ sort: "oldest" });
  });
  expect(result.current.query.toString()).toBe("sort=oldest");
});

test("a change that is a function of the query sees what was asked for last", () => {
  const { result } = renderAt("");
  const add = (topic: string) => (query: URLSearchParams) => ({ topic: [...query.getAll("topic"), topic] });
  act(() => {
    result.current.change(add("ai"));
    result.current.change(add("rust"));
  });
  expect(result.current.query.getAll("topic")).toEqual(["ai", "rust"]);
});
