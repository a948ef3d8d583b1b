import { expect, test } from "vitest";

import { episodeMarkdown } from "#app/content/episode-markdown.server.ts";
import { findEpisode, listEpisodes } from "#app/content/episodes.server.ts";
import { llmsFile } from "#app/content/llms.server.ts";
import { securityFile } from "#app/content/security.server.ts";
import { site } from "#app/site.ts";

test("an episode's Markdown says what its page says", () => {
  for (const { slug } of listEpisodes()) {
    const episode = findEpisode(slug);
    if (!episode) throw new Error(`${slug} is not there`);
    const text = episodeMarkdown(episode);
    expect(text.startsWith(`# ${episode.title}\n\n${episode.description}\n`)).toBe(true);
    // A break that Markdown needs spelt out is one all the same.
    const spoken = text.replaceAll("\\\n", "\n");
    for (const part of [episode.notes, episode.beforeListening ?? ""]) expect(spoken).toContain(part);
    for (const { url } of episode.links) expect(text).toContain(`](${url})`);
    // What is a line on the page is one in Markdown too.
    expect(text).not.toMatch(/^[^-#\n].*[^\\\n]\n(?![-\n])./m);
    expect(text.match(/^- \[\d+:\d\d(:\d\d)?\]\(.*\?t=\d+\) \S/gm) ?? []).toHaveLength(episode.chapters.length);
    const parts = [episode.chapters.length > 0, episode.beforeListening, episode.links.length > 0].filter(Boolean);
    expect(text.match(/^#+ /gm)).toHaveLength(2 + parts.length);
  }
});

test("llms.txt has the form that its readers expect: a title, a summary, and sections of links with notes", () => {
  const [title, summary, , ...sections] = llmsFile().trim().split("\n\n");
  expect(title).toBe(`# ${site.name}`);
  expect(summary).toMatch(/^> \S/);
  for (const section of sections) {
    for (const line of section.split("\n")) expect(line).toMatch(/^(## \S.*|- \[[^\]]+\]\(https:\/\/\S+\): \S.*)$/);
  }
  for (const { slug } of listEpisodes()) expect(llmsFile()).toContain(`(${site.url}/episodes/${slug}.md)`);
});

test("security.txt has what RFC 9116 requires, and is out of date within a year", () => {
  const text = securityFile("2026-01-01T00:00:00.000Z");
  const fields = text
    .trim()
    .split("\n")
    .map((line) => line.split(/: (.*)/).slice(0, 2));
  const values = (name: string) => fields.filter(([field]) => field === name).map(([, value = ""]) => value);
  expect(values("Contact").length).toBeGreaterThan(0);
  for (const contact of values("Contact")) expect(contact).toMatch(/^https:\/\//);
  expect(values("Expires")).toEqual(["2026-12-27T00:00:00.000Z"]);
  expect(values("Canonical")).toEqual([`${site.url}/.well-known/security.txt`]);
});
