import { expect, test } from "vitest";
import { findEpisode, listEpisodes, listFrequentTags, neighborsOf, relatedTo } from "#app/content/episodes.server.ts";

const episodes = listEpisodes();

test("lists episodes newest first", () => {
  const dates = episodes.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("takes the subject from the title, without show, number and guest", () => {
  expect(findEpisode("levan-lotuashvili")?.subject).toBe("Web ის ევოლუცია, Toptal, ენთუზიაზმი, Job Market");
  expect(findEpisode("dae-iyos-nateli")?.subject).toBe("დაე იყოს ნათელი");
  expect(findEpisode("levan-mamulashvili")?.subject).toBe("Technical Leadership, Career Strategy, MIT, Forbes");
  for (const { subject, title } of episodes) expect(title).toContain(subject);
});

test("summaries lack the fields that only an episode's page shows", () => {
  const whole = ["notes", "fullDescription", "chapters", "beforeListening", "links"];
  expect(episodes.flatMap((episode) => whole.filter((field) => field in episode))).toEqual([]);
});

test("splits the chapters from the notes", () => {
  const episode = findEpisode("zura-abelashvili");
  expect(episode?.chapters).toHaveLength(21);
  expect(episode?.chapters[1]).toMatchObject({ seconds: 202 });
  expect(episode?.chapters.at(-1)).toMatchObject({ seconds: 8132 });
  expect(episode?.notes).not.toContain("3:22");
});

test("finds the previous and the next episode; finds only one of them for the first and the last episode", () => {
  expect(neighborsOf("zura-abelashvili")).toMatchObject({ previous: { number: 6 }, next: { number: 8 } });
  expect(neighborsOf(episodes.at(-1)?.slug ?? "").previous).toBeUndefined();
  expect(neighborsOf(episodes.at(0)?.slug ?? "").next).toBeUndefined();
});

test("lists related episodes by shared tags, without the episode itself", () => {
  const episode = findEpisode("zura-abelashvili");
  const related = episode ? relatedTo(episode) : [];
  const common = related.map(({ tags }) => tags.filter((tag) => episode?.tags.includes(tag)).length);
  expect(related).toHaveLength(3);
  expect(related.map(({ slug }) => slug)).not.toContain(episode?.slug);
  expect(common).toEqual(common.toSorted((a, b) => b - a));
  expect(Math.min(...common)).toBeGreaterThan(0);
});

test("lists the 40 most frequent tags", () => {
  const topics = listFrequentTags();
  const count = (topic: string) => episodes.filter(({ tags }) => tags.includes(topic)).length;
  expect(topics).toHaveLength(40);
  expect(topics.map(count)).toEqual(topics.map(count).toSorted((a, b) => b - a));
});
