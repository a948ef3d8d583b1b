import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { findGuest, guestOf, listGuests } from "#app/content/guests.server.ts";

const guests = listGuests();

test("the guests begin with the nine of the old site, in their order", () => {
  const nine = ["zuba", "mainera", "abela", "kokra", "dalaka", "notgiorgi", "machita", "koiava", "lotuashvili"];
  expect(guests.slice(0, 9).map(({ id }) => id)).toEqual(nine);
});

test("the guests came to episodes that name a guest, each to one", () => {
  const theirs = listEpisodes().filter(({ slug }) => guestOf(slug));
  expect(theirs.filter(({ guest }) => guest === "")).toEqual([]);
  expect(new Set(guests.map(({ episode }) => episode.slug)).size).toBe(guests.length);
});

test("the guests are listed without what only their own page shows", () => {
  expect(guests[0]).not.toHaveProperty("description");
  expect(guests[0]).not.toHaveProperty("easterEgg");
  expect(guests[0]?.episode).toEqual({
    slug: "zura-abelashvili",
    number: 7,
    title: expect.stringContaining("Zura Abelashvili"),
    topic: expect.stringContaining("Watch Dogs"),
  });
});

test("the guests have texts of their own", () => {
  const texts = guests.flatMap(({ id, bio, tagline }) => [bio, tagline, findGuest(id)?.description ?? ""]);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect(text).not.toMatch(/TODO|lorem/i);
    expect(text).not.toMatch(/[Ა-Ჿ]/);
  }
});

test("a label that the old site had wrong leads to the right episode, and back", () => {
  const episode = findGuest("abela")?.episode;
  expect(episode?.number).toBe(5);
  expect(guestOf(episode?.slug ?? "")?.id).toBe("abela");
});

test("a portrait has the hue of its episode's cover", () => {
  expect(findGuest("koiava")?.hue).toEqual(findGuest("zuba")?.hue);
  expect(findGuest("koiava")?.hue).not.toEqual(findGuest("mainera")?.hue);
});

test("a guest hides an image, and it is there", () => {
  const eggs = guests.map(({ id }) => findGuest(id)?.easterEgg).filter((egg) => egg !== undefined);
  expect(eggs).toContain("/easter-eggs/mini-zuba.svg");
  expect(eggs.filter((egg) => !existsSync(`public${egg}`))).toEqual([]);
});

test("an episode without a guest has none", () => {
  expect(guestOf("dae-iyos-nateli")).toBeUndefined();
});
