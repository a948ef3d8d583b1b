import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { findGuest, guestOf, listGuests } from "#app/content/guests.server.ts";

const guests = listGuests();

test("begins with the nine guests of the old site, in their order", () => {
  const nine = ["zuba", "mainera", "abela", "kokra", "dalaka", "notgiorgi", "machita", "koiava", "lotuashvili"];
  expect(guests.slice(0, 9).map(({ id }) => id)).toEqual(nine);
});

test("assigns each guest a different episode, whose `guest` field is filled", () => {
  const theirs = listEpisodes().filter(({ slug }) => guestOf(slug));
  expect(theirs.filter(({ guest }) => guest === "")).toEqual([]);
  expect(new Set(guests.map(({ episode }) => episode.slug)).size).toBe(guests.length);
  expect(guestOf("dae-iyos-nateli")).toBeUndefined();
});

test("the list lacks the fields that only a guest's page shows", () => {
  expect(guests[0]).not.toHaveProperty("description");
  expect(guests[0]).not.toHaveProperty("easterEgg");
  expect(findGuest("zuba")?.easterEgg).toBe("/easter-eggs/mini-zuba.svg");
  expect(Object.keys(guests[0]?.episode ?? {})).toEqual(["slug", "number", "title", "subject"]);
});

test("corrects a label that the old site had wrong", () => {
  const episode = findGuest("abela")?.episode;
  expect(episode?.number).toBe(5);
  expect(guestOf(episode?.slug ?? "")?.id).toBe("abela");
});
