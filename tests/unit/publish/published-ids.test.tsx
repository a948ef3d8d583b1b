import { expect, test, vi } from "vitest";
import { listEpisodesWithNotes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { calendarOfAll } from "#app/publish/event-calendar.server.ts";
import { rssFeed } from "#app/publish/rss-feed.server.tsx";

vi.mock(import("#app/site.ts"), async (original) => {
  const { site, ...others } = await original();
  return { ...others, site: { ...site, url: "https://moved.example" as typeof site.url } };
});

test("feed and calendar keep their ids if the site moves to another domain", () => {
  const xml = rssFeed();
  const guids = [...xml.matchAll(/<guid isPermaLink="true">(.*)<\/guid>/g)].map(([, guid]) => guid);
  expect(xml).toContain("<link>https://moved.example/</link>");
  expect(guids).toEqual(listEpisodesWithNotes().map(({ slug }) => `https://devtherapy.ge/episodes/${slug}`));
  const uids = [...calendarOfAll(listEvents()).matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
  expect(uids).toEqual(listEvents().map(({ id }) => `${id}@devtherapy.ge`));
});
