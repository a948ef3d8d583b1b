import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { useQueryString } from "#app/navigation/use-query-string.ts";

/** Arbitrary and hostile text for URLs. */
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom("%E0%A4%A", "__proto__", "\u0000", "\uD800", "a".repeat(10_000)),
);

/** Renders the hook at a URL with these parameters. */
function renderAt(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: "/", search }]}>{children}</MemoryRouter>
  );
  return renderHook(() => useQueryString(), { wrapper });
}

test("reads any text back from the URL unchanged, and removes it completely", () => {
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

test("removes parameters that are set to an empty string or list", () => {
  const { result } = renderAt("?q=go&topic=ai&topic=rust");
  act(() => result.current.change({ q: "", topic: [] }));
  expect(result.current.query.toString()).toBe("");
});

test("keeps both of two changes made before the router renders", () => {
  const { result } = renderAt("?q=linux");
  act(() => {
    result.current.change({ q: null });
    result.current.change({ sort: "oldest" });
  });
  expect(result.current.query.toString()).toBe("sort=oldest");
});

test("passes the last requested query to an updater", () => {
  const { result } = renderAt("");
  const add = (topic: string) => (query: URLSearchParams) => ({ topic: [...query.getAll("topic"), topic] });
  act(() => {
    result.current.change(add("ai"));
    result.current.change(add("rust"));
  });
  expect(result.current.query.getAll("topic")).toEqual(["ai", "rust"]);
});
