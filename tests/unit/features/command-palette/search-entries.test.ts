import { describe, expect, test } from "vitest";

import { listGroups } from "#app/features/command-palette/entries.ts";
import { createEntrySearch, shownPerGroup } from "#app/features/command-palette/search-entries.ts";

const index = {
  episodes: [
    { slug: "levan", title: "Devtherapy #30 – Levan Test | Rust", guest: "Levan Test", tags: ["systems"] },
    {
      slug: "archil",
      title: "Devtherapy Episode #3 - არჩილ ვარშანიძე | ლიდერობა",
      guest: "არჩილ",
      tags: ["leadership"],
    },
  ],
  guests: [{ id: "koiava", name: "Irakli Koiava", title: "Engineer at Example" }],
};
const search = createEntrySearch(listGroups(index));
const namesOf = (query: string) => search(query).flatMap(({ entries }) => entries.map(({ name }) => name));

test("an empty query finds everything, in groups", () => {
  expect(search("").map(({ name }) => name)).toEqual(["Commands", "Navigation", "Episodes", "Guests"]);
});

test("groups without a find are left out", () => {
  expect(search("koiava").map(({ name }) => name)).toEqual(["Guests"]);
  expect(search("no such thing")).toEqual([]);
});

test.each([
  { query: "WRAPPED", found: "View Dev Wrapped" },
  { query: "dark theme", found: "Theme: Dark" },
  { query: "მუქი", found: "Theme: Dark" },
  { query: "leadership", found: index.episodes[1]?.title },
  { query: "levan test", found: index.episodes[0]?.title },
  { query: "view guest irakli", found: "Irakli Koiava" },
  { query: "example", found: "Irakli Koiava" },
])("'$query' finds '$found' by label or keyword, in any order of words", ({ query, found }) => {
  expect(namesOf(query)).toContain(found);
});

describe("scripts", () => {
  test("a Georgian name is found in Latin letters, and the other way round", () => {
    expect(namesOf("archil")).toEqual([index.episodes[1]?.title]);
    expect(namesOf("ირაკლი")).toEqual(["Irakli Koiava"]);
  });

  test("English typed on a Georgian layout is understood", () => {
    expect(namesOf("წრაპპედ")).toEqual(["View Dev Wrapped", "Wrapped"]);
  });
});

test("whole words come before beginnings, those before the rest, keywords last", () => {
  const group = ["unguests", "guestbook", "a guest", "other"].map((name) => ({
    id: name,
    name,
    keywords: name === "other" ? ["guest"] : [],
    action: { to: "/" },
  }));
  const [found] = createEntrySearch([{ name: "All", mark: "", entries: group }])("guest");
  expect(found?.entries.map(({ name }) => name)).toEqual(["a guest", "guestbook", "unguests", "other"]);
});

test("'#3' puts episode 3 before episode 30", () => {
  expect(namesOf("#3")).toEqual([index.episodes[1]?.title, index.episodes[0]?.title]);
});

describe("with 2,400 episodes", () => {
  const many = {
    episodes: Array.from({ length: 2400 }, (_, number) => ({
      slug: `guest-${number}`,
      title: `Devtherapy Episode #${number} - სტუმარი ${number} | არქიტექტურა, კარიერა, Kubernetes`,
      guest: `სტუმარი ${number}`,
      tags: ["kubernetes", "career", `topic ${number % 40}`],
    })),
    guests: [],
  };
  const searchMany = createEntrySearch(listGroups(many));

  test("at most 50 of a group are shown, and it is said how many there are", () => {
    const [episodes] = searchMany("kubernetes");
    expect(episodes?.entries).toHaveLength(shownPerGroup);
    expect(shownPerGroup).toBe(50);
    expect(episodes?.total).toBe(2400);
  });

  test("the wanted one is among the 50", () => {
    expect(searchMany("2399")[0]?.entries[0]?.name).toContain("#2399");
  });
});
