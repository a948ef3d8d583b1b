import { expect, test } from "vitest";
import { findGuestIds, resolveEpisode } from "#app/content/guest-names.server.ts";

const second = {
  slug: "two",
  number: 2,
  guest: "Nino Test",
  title: "Episode #2 - ლევან | Web",
  youtubeId: "video-id-02",
};
const third = { slug: "three", number: 3, guest: "nino  test", title: "Three", youtubeId: "video-id-03" };
const fourth = { slug: "four", number: 4, guest: "Nino Test", title: "Four", youtubeId: "video-id-04" };
const twelfth = {
  slug: "twelve",
  number: 12,
  guest: "",
  title: "Episode #12 - Tornike | Go",
  youtubeId: "video-id-12",
};
const episodes = [second, third, fourth, twelfth];

test("finds an episode's guest by the guest's file first, then by name", () => {
  const guests = [
    { id: "nino", name: "Nino Test (Tester)", episode: "Episode #2" },
    { id: "other-nino", name: "Nino Test", episode: "Episode #4" },
    { id: "nobody", name: "Gia Test", episode: "Episode #9" },
  ];
  expect(Object.fromEntries(findGuestIds(guests, episodes))).toEqual({
    two: "nino",
    three: "nino",
    four: "other-nino",
  });
});

test.each([
  ["its label", "Episode #12", twelfth],
  ["a label without the # character", "episode 2", second],
  ["its title in another case", "episode #12 - tornike | go", twelfth],
  [
    "its video, even if the title is of another episode",
    { title: second.title, youtubeId: twelfth.youtubeId },
    twelfth,
  ],
  ["an unknown number", "Episode #1", undefined],
  ["an unknown title", "Episode #12 - Tornike", undefined],
  ["an unknown video", { title: second.title, youtubeId: "video-id-99" }, undefined],
])("resolves a guest's episode by %s", (_form, field, expected) => {
  expect(resolveEpisode(field, episodes)).toBe(expected);
});
