import { expect, test } from "vitest";
import { listSearchFile } from "#app/publish/search-file.server.ts";
import { createSiteSearch } from "#app/search/site-search.ts";
import synonyms from "#data/synonyms.ts";

const search = createSiteSearch(await listSearchFile());

test.each(synonyms.flat())("finds episodes for '%s'", (word) => {
  expect(search.find(word).episodes).not.toEqual([]);
});

test("finds a theme by synonyms, in any script and by a prefix", () => {
  for (const query of ["burnout", "გადაწვა", "gadacva", "burno"]) {
    const { episodes, moments, topics } = search.find(query);
    expect(moments.map(({ label }) => label)).toContain("იმპოსტერის სინდრომი და ცოდნის ვალიდაცია");
    expect(topics.map(({ tag }) => tag)).toContain("მენტალური ჯანმრთელობა");
    expect(episodes.length).toBeGreaterThan(2);
  }
});

test("ranks exact matches above synonyms", () => {
  const labels = search.find("გასაუბრება").moments.map(({ label }) => label);
  const says = labels.map((label) => label.includes("გასაუბრებ"));
  expect(says.indexOf(false)).toBeGreaterThan(0);
  expect(says.lastIndexOf(true)).toBeLessThan(says.indexOf(false));
});
