import { expect, test } from "vitest";
import { findGuestIds, findLikeName } from "#app/content/guest-names.server.ts";

const episodes = [
  { slug: "one", number: 1, guest: "Nino Test", title: "One", youtubeId: "AAAAAAAAAAA" },
  { slug: "two", number: 2, guest: "nino  test", title: "Two", youtubeId: "BBBBBBBBBBB" },
  { slug: "three", number: 3, guest: "Nino Test", title: "Three", youtubeId: "CCCCCCCCCCC" },
  { slug: "four", number: 4, guest: "Gia Test", title: "Four", youtubeId: "DDDDDDDDDDD" },
  { slug: "five", number: 5, guest: "", title: "Five", youtubeId: "EEEEEEEEEEE" },
];

test("an episode's guest is who names it, else whom it names; of several the first", () => {
  const guests = [
    { id: "nino", name: "Nino Test (Tester)", episode: "Episode #1" },
    { id: "other-nino", name: "Nino Test", episode: "Episode #3" },
    { id: "nobody", name: "Gia Test", episode: "Episode #9" },
  ];
  expect(Object.fromEntries(findGuestIds(guests, episodes))).toEqual({ one: "nino", two: "nino", three: "other-nino" });
});

test.each([
  ["Ninno Test", "Nino Test"],
  ["NinoTest", "Nino Test"],
  ["nino test", undefined],
  ["Nino Test (N)", undefined],
  ["Gia Beridze", undefined],
  ["", undefined],
])("%s may be meant as %s", (name, like) => {
  expect(findLikeName(name, ["Gia Test", "Nino Test (Tester)"])).toBe(like);
});
