import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { listWholeEpisodes } from "#app/content/episodes.server.ts";
import { presenters } from "#app/content/presenters.server.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { jsonFeed, rssFeed } from "#app/publish/feeds.server.tsx";
import { site } from "#app/site.ts";

const episodes = listWholeEpisodes();
const pages = episodes.map(({ slug }) => `${site.url}/episodes/${slug}`);
const notSitesOwn = /(?:href|src)="(?!https:\/\/)/;

describe("the RSS feed", () => {
  const xml = rssFeed();
  const document = new DOMParser().parseFromString(xml, "application/xml");
  const feed = parseRssFeed(xml);
  const podcast = "https://podcastindex.org/namespace/1.0";

  const [episode] = episodes;
  if (!episode) throw new Error("There is no episode");

  test("escapes special characters so that parsers restore the text", () => {
    const odd = '&lt;b&gt; & &amp; &nbsp; <i> ]]> "';
    const odds = { title: odd, description: odd, guest: odd, tags: [odd], notes: odd };
    const parser = new DOMParser();
    const [item] = parser
      .parseFromString(rssFeed([{ ...episode, ...odds }]), "application/xml")
      .querySelectorAll("item");
    for (const name of ["title", "description", "category"]) expect(item?.querySelector(name)?.textContent).toBe(odd);
    expect(item?.querySelector('[role="guest"]')?.textContent).toBe(odd);
    const encoded = item?.getElementsByTagName("content:encoded")[0]?.textContent ?? "";
    const notes = parser.parseFromString(encoded, "text/html");
    expect(notes.querySelector("p")?.textContent).toBe(odd);
  });

  test("is well-formed, and names its title, language, URL and hosts", () => {
    expect(document.querySelector("parsererror")).toBeNull();
    expect(feed).toMatchObject({ title: site.name, link: `${site.url}/`, language: "ka" });
    expect(feed.atom?.links?.find(({ rel }) => rel === "self")?.href).toBe(`${site.url}/feed.xml`);
    expect(feed.podcast?.medium).toBe("podcast");
    expect(feed.podcast?.persons?.map(({ display, role }) => [display, role])).toEqual(
      presenters.map(({ name }) => [name, "host"]),
    );
  });

  test("lists every episode once, newest first, with number, duration in seconds and RFC 822 date", () => {
    expect(feed.items?.map(({ guid }) => guid?.value)).toEqual(pages);
    for (const [index, { number, date, duration }] of episodes.entries()) {
      const { pubDate = "", link } = feed.items?.[index] ?? {};
      expect(pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect(Date.parse(pubDate)).toBe(Date.parse(date));
      expect(link).toBe(pages[index]);
      expect(feed.items?.[index]?.itunes).toMatchObject({ episode: number, duration: duration * 60 });
    }
  });

  test("has neither enclosures nor the podcast guid of the audio feed", () => {
    expect(document.querySelectorAll("enclosure")).toHaveLength(0);
    expect(document.getElementsByTagNameNS(podcast, "guid")).toHaveLength(0);
  });

  test("names the guest, and links the video and, if there are any, the chapters", () => {
    for (const [index, { chapters, guest, youtubeId }] of episodes.entries()) {
      const item = feed.items?.[index];
      const element = document.querySelectorAll("item")[index];
      expect(item?.podcast?.chapters).toEqual(
        chapters.length > 0 ? { url: `${pages[index]}/chapters.json`, type: "application/json+chapters" } : undefined,
      );
      const guests = item?.podcast?.persons?.filter(({ role }) => role === "guest").map(({ display }) => display);
      expect(guests).toEqual(guest ? [guest] : []);
      const [video] = element?.getElementsByTagNameNS(podcast, "contentLink") ?? [];
      expect(video?.getAttribute("href")).toBe(watchUrl(youtubeId));
    }
  });

  test("has every link and chapter of an episode in its show notes", () => {
    for (const [index, { links, chapters }] of episodes.entries()) {
      const shown = new DOMParser().parseFromString(feed.items?.[index]?.content?.encoded ?? "", "text/html");
      const addresses = [...shown.querySelectorAll("a")].map((link) => link.getAttribute("href"));
      expect(addresses).toEqual(expect.arrayContaining(links.map(({ url }) => url)));
      const moments = addresses.filter((address) => address?.startsWith(`${pages[index]}?`));
      expect(moments).toEqual(chapters.map(({ seconds }) => `${pages[index]}?t=${seconds}`));
    }
  });

  test("has absolute URLs and neither scripts nor styles in show notes", () => {
    for (const { content } of feed.items ?? []) {
      expect(content?.encoded).toContain("<p>");
      expect(content?.encoded).not.toMatch(notSitesOwn);
      expect(content?.encoded).not.toMatch(/<(script|style|iframe)|class=/);
    }
  });
});

describe("the JSON feed", () => {
  const feed = jsonFeed();

  test("has only fields of JSON Feed 1.1", () => {
    expect({ version: "https://jsonfeed.org/version/1.1", ...parseJsonFeed(feed) }).toEqual(feed);
  });

  test("has the same items as the RSS feed", () => {
    const rss = parseRssFeed(rssFeed());
    expect(feed.items.map(({ id }) => id)).toEqual(pages);
    expect(feed.items.map(({ title }) => title)).toEqual(rss.items?.map(({ title }) => title));
    expect(feed.items.map(({ content_html }) => content_html)).toEqual(
      rss.items?.map(({ content }) => content?.encoded),
    );
  });
});
