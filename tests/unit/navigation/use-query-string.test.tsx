import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { bestMatch, filterEpisodes } from "#app/features/episodes/episode-filters.tsx";
import { findSelected, parseFilters } from "#app/features/gallery/memes.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { createSubstringIndex, textsOfEpisode } from "#app/search/substring-index.ts";
import { buildEpisode, buildMeme } from "#tests/factories.ts";

const odd = "%|%E0%A4%A|../../etc/passwd|__proto__|constructor|hasOwnProperty|\u0000|\uD800|,,,image,,video|-1|1e999";
const scripts = ["<img src=x onerror=alert(1)>", "'\"><script>alert(1)</script>"];

/** What strangers and programs put into addresses. */
const nasty = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(...odd.split("|"), ...scripts, "a".repeat(10_000), "ა".repeat(3000)),
);

/** The hook on a page at an address. */
function renderAt(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: "/", search }]}>{children}</MemoryRouter>
  );
  return renderHook(() => useQueryString(), { wrapper });
}

test("any query string can be read", () => {
  fc.assert(
    fc.property(nasty, nasty, (name, value) => {
      const { result, unmount } = renderAt(`?${name}=${value}&selected=${value}`);
      expect([...result.current.query.keys()].length).toBeGreaterThan(0);
      unmount();
    }),
    { numRuns: 60 },
  );
});

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

test("filters and searches by anything find what is there or nothing, and never throw", () => {
  const episodes = [buildEpisode({ number: 1, tags: ["go", "__proto__"] }), buildEpisode({ number: 2, tags: [] })];
  const search = createSubstringIndex(episodes, textsOfEpisode);
  const meme = buildMeme();
  fc.assert(
    fc.property(nasty, fc.array(nasty), (text, topics) => {
      const found = filterEpisodes(search(text), { topics, order: bestMatch });
      expect(episodes).toEqual(expect.arrayContaining(found));
      expect(["image", "video"]).toEqual(expect.arrayContaining([...parseFilters(text)]));
      expect([meme, undefined]).toContain(findSelected([meme], text));
    }),
  );
});

test("a change that follows another before the router has rendered it keeps both", () => {
  const { result } = renderAt("?q=linux");
  act(() => {
    result.current.change({ q: null });
    result.current.change({ sort: "oldest" });
  });
  expect(result.current.query.toString()).toBe("sort=oldest");
});
