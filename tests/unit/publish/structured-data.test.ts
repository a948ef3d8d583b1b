import { expect, test } from "vitest";
import { listEpisodesWithNotes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { gameJam } from "#app/content/game-jam.server.ts";
import { findGuest, guestOf, listGuests } from "#app/content/guests.server.ts";
import type { StructuredData } from "#app/publish/page-meta.ts";
import {
  episodeGraph,
  eventGraph,
  gameJamGraph,
  graphOf,
  guestGraph,
  siteGraph,
} from "#app/publish/structured-data.server.ts";
import { site } from "#app/site.ts";

/** A node of a JSON-LD graph: an object with a type, or a reference to such an object by its ID. */
type Node = { "@type"?: string; "@id"?: string; [field: string]: unknown };

const pages: [string, StructuredData][] = [
  ["/", siteGraph()],
  ["/episodes", graphOf([{ name: "Episodes", path: "/episodes" }])],
  ["/gamejam-2025", gameJamGraph()],
  ...listEpisodesWithNotes().map((episode): [string, StructuredData] => [
    `/episodes/${episode.slug}`,
    episodeGraph(episode, guestOf(episode.slug)),
  ]),
  ...listGuests()
    .flatMap(({ id }) => findGuest(id) ?? [])
    .map((guest): [string, StructuredData] => [`/guests/${guest.id}`, guestGraph(guest)]),
  ...listEvents().map((event): [string, StructuredData] => [`/events/${event.id}`, eventGraph(event)]),
];

const nodesOf = (graph: StructuredData) => graph["@graph"] as Node[];

/** All objects of a graph, including nested ones. */
function everyNode(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(everyNode)];
}

/** Required properties according to Google Search Central. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ["itemListElement"],
  Clip: ["name", "startOffset", "url"],
  Event: ["name", "startDate", "location"],
  ListItem: ["position", "name", "item"],
  Organization: ["name", "url", "logo"],
  Place: ["name", "address"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  WebSite: ["name", "url"],
};

test.each(Object.entries(requiredFields))(
  "gives every %s the properties that search engines require",
  (type, fields) => {
    const found = pages.flatMap(([, graph]) => everyNode(graph)).filter((node) => node["@type"] === type);
    expect(found.length).toBeGreaterThan(0);
    for (const node of found) expect(Object.keys(node)).toEqual(expect.arrayContaining([...fields]));
  },
);

test("uses one ID for a thing on all pages, and resolves every reference within its page", () => {
  const named = pages.map(([, graph]) => everyNode(graph).filter((node) => node["@id"]));
  const things = named.flat().filter((node) => node["@type"]);
  for (const same of Map.groupBy(things, (node) => node["@id"]).values())
    expect(new Set(same.map((node) => `${node["@type"]} ${String(node["name"])}`)).size).toBe(1);
  for (const nodes of named) {
    const known = nodes.filter((node) => node["@type"]).map((node) => node["@id"]);
    expect(known).toEqual(expect.arrayContaining(nodes.map((node) => node["@id"])));
  }
});

test("gives every page except the landing page a breadcrumb list that ends with the page", () => {
  for (const [path, graph] of pages.slice(1)) {
    const trail = nodesOf(graph).find((node) => node["@type"] === "BreadcrumbList")?.["itemListElement"] as Node[];
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail[0]?.["item"]).toMatchObject({ "@id": `${site.url}/` });
    expect(trail.at(-1)?.["item"]).toMatchObject({ "@id": site.url + path });
  }
});

test("gives events Tbilisi times, and a capacity only to the game jam", () => {
  for (const event of listEvents()) {
    const [thing] = nodesOf(eventGraph(event));
    expect(thing?.["startDate"]).toMatch(/T\d{2}:\d{2}:\d{2}\+04:00$/);
    expect(Date.parse(String(thing?.["startDate"]))).toBe(Date.parse(event.start));
    expect(Date.parse(String(thing?.["endDate"]))).toBe(Date.parse(event.end));
    const isOnline = event.type === "Livestream";
    expect(thing?.["eventAttendanceMode"]).toContain(isOnline ? "/OnlineEvent" : "/OfflineEvent");
    const [stream] = nodesOf(eventGraph({ ...event, type: "Livestream", location: "YouTube" }));
    const url = `${site.url}/events/${event.id}`;
    expect(stream?.["location"]).toEqual({ "@type": "VirtualLocation", name: "YouTube", url });
    const places = event.id === gameJam.eventId ? gameJam.registration.maxParticipants : undefined;
    expect(thing?.["maximumAttendeeCapacity"]).toBe(places);
  }
});

test("lists chapters as clips with links, each ending where the next starts", () => {
  for (const { slug, chapters, duration } of listEpisodesWithNotes()) {
    const graph = pages.find(([path]) => path === `/episodes/${slug}`)?.[1];
    const video = graph && nodesOf(graph).find((node) => node["@type"] === "VideoObject");
    const clips = video?.["hasPart"] as Node[];
    expect(clips.map(({ startOffset, name, url }) => [startOffset, name, url])).toEqual(
      chapters.map(({ seconds, label }) => [seconds, label, `${site.url}/episodes/${slug}?t=${seconds}`]),
    );
    expect(video?.["duration"]).toBe(`PT${duration}M`);
    const ends = [...chapters.slice(1).map(({ seconds }) => seconds), duration * 60];
    expect(clips.map(({ endOffset }) => endOffset)).toEqual(chapters.length > 0 ? ends : []);
  }
});
