import { expect, test } from "vitest";
import { listSearchFile } from "#app/publish/search-file.server.ts";
import { createSiteSearch } from "#app/search/site-search.ts";
import synonyms from "#data/synonyms.ts";

const search = createSiteSearch(await listSearchFile());

test.each(synonyms.flat())("'%s' finds episodes", (word) => {
  expect(search.find(word).episodes).not.toEqual([]);
});

test("a theme is found by words that nobody said, in any script and while they are typed", () => {
  for (const query of ["burnout", "გადაწვა", "gadacva", "burno"]) {
    const { episodes, moments, topics } = search.find(query);
    expect(moments.map(({ label }) => label)).toContain("იმპოსტერის სინდრომი და ცოდნის ვალიდაცია");
    expect(topics.map(({ tag }) => tag)).toContain("მენტალური ჯანმრთელობა");
    expect(episodes.length).toBeGreaterThan(2);
  }
});

test("what says a word itself stands before what says a synonym of it", () => {
  const labels = search.find("გასაუბრება").moments.map(({ label }) => label);
  const says = labels.map((label) => label.includes("გასაუბრებ"));
  expect(says.indexOf(false)).toBeGreaterThan(0);
  expect(says.lastIndexOf(true)).toBeLessThan(says.indexOf(false));
});
