import { expect, test } from "vitest";
import { listEpisodesWithNotes } from "#app/content/episodes.server.ts";
import { presenters } from "#app/content/presenters.server.ts";
import { rssFeed } from "#app/publish/rss-feed.server.tsx";
import { site } from "#app/site.ts";

const episodes = listEpisodesWithNotes();
const [episode] = episodes;
if (!episode) throw new Error("There is no episode");

/** Reads a feed with another parser than the library that writes it. */
const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const textsOf = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const notesOf = (item: Element) =>
  new DOMParser().parseFromString(item.getElementsByTagName("content:encoded")[0]?.textContent ?? "", "text/html");

const feed = parse(rssFeed());
const items = [...feed.querySelectorAll("item")];
const pages = episodes.map(({ slug }) => `${site.url}/episodes/${slug}`);

test("is well-formed, and names its title, language, URL and hosts", () => {
  expect(feed.querySelector("parsererror")).toBeNull();
  const [title, link, language] = textsOf(feed, "channel > :is(title, link, language)");
  expect([title, link, language]).toEqual([site.name, `${site.url}/`, "ka"]);
  expect(feed.querySelector('channel > link[rel="self"]')?.getAttribute("href")).toBe(`${site.url}/feed.xml`);
  expect(textsOf(feed, 'channel > person[role="host"]')).toEqual(presenters.map(({ name }) => name));
});

test("lists every episode once, newest first, with title, guest, number, duration in seconds and RFC 822 date", () => {
  expect(items.map((item) => textsOf(item, "link")[0])).toEqual(pages);
  for (const [index, { title, guest, number, date, duration }] of episodes.entries()) {
    const item = items[index] as Element;
    expect(textsOf(item, "title")).toEqual([title]);
    expect(textsOf(item, 'person[role="guest"]')).toEqual(guest ? [guest] : []);
    expect(textsOf(item, "episode")).toEqual([`${number}`, `${number}`]);
    expect(textsOf(item, "duration")).toEqual([`${duration * 60}`]);
    const [published = ""] = textsOf(item, "pubDate");
    expect(published).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    expect(Date.parse(published)).toBe(Date.parse(date));
  }
});

test("has neither enclosures nor the podcast guid of the audio feed", () => {
  expect(feed.querySelectorAll("enclosure, channel > guid")).toHaveLength(0);
});

test("escapes special characters so that parsers restore the text", () => {
  const odd = '&lt;b&gt; & &amp; &nbsp; <i> ]]> "';
  const odds = { title: odd, description: odd, guest: odd, tags: [odd], notes: odd };
  const [item] = parse(rssFeed([{ ...episode, ...odds }])).querySelectorAll("item");
  if (!item) throw new Error("The feed has no item");
  expect(textsOf(item, 'title, description, category, [role="guest"]')).toEqual([odd, odd, odd, odd]);
  expect(notesOf(item).querySelector("p")?.textContent).toBe(odd);
});

test("has every link and chapter of an episode in its show notes", () => {
  for (const [index, { links, chapters }] of episodes.entries()) {
    const shown = notesOf(items[index] as Element).querySelectorAll("a");
    const addresses = [...shown].map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(expect.arrayContaining(links.map(({ url }) => url)));
    const moments = addresses.filter((address) => address?.startsWith(`${pages[index]}?`));
    expect(moments).toEqual(chapters.map(({ seconds }) => `${pages[index]}?t=${seconds}`));
  }
});

test("has absolute URLs and neither scripts nor styles in show notes", () => {
  for (const item of items) {
    const html = notesOf(item).body.innerHTML;
    expect(html).toContain("<p>");
    expect(html).not.toMatch(/(?:href|src)="(?!https:\/\/)/);
    expect(html).not.toMatch(/<(script|style|iframe)|class=/);
  }
});
