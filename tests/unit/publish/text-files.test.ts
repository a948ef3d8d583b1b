import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { listWholeEpisodes } from "#app/content/episodes.server.ts";
import { episodeMarkdown, llmsFile, securityFile } from "#app/publish/text-files.server.ts";
import { site } from "#app/site.ts";

/** What a reader of Markdown understands: the texts of its blocks. */
function readMarkdown(source: string) {
  const { children } = fromMarkdown(source);
  const blocks = children.flatMap((block) => (block.type === "list" ? block.children : [block]));
  return { texts: blocks.map((block) => toString(block)), children };
}

const linesOf = (text: string) => text.split("\n\n").map((paragraph) => paragraph.replaceAll("\n", ""));

test("an episode's Markdown says what its page says", () => {
  for (const episode of listWholeEpisodes()) {
    const { texts, children } = readMarkdown(episodeMarkdown(episode));
    expect(texts.slice(0, 2)).toEqual([episode.title, episode.description]);
    for (const part of [episode.notes, episode.beforeListening ?? ""].filter(Boolean))
      expect(texts).toEqual(expect.arrayContaining(linesOf(part)));
    for (const { label } of episode.links) expect(texts).toContain(label);
    expect(texts.filter((text) => /^(\d+:)?\d+:\d\d \S/.test(text))).toHaveLength(episode.chapters.length);
    const parts = [episode.chapters.length > 0, episode.beforeListening, episode.links.length > 0].filter(Boolean);
    expect(children.filter(({ type }) => type === "heading")).toHaveLength(2 + parts.length);
  }
});

test("what is markup to Markdown is text in an episode's: generics, dunders, stars, brackets, numbers and hashes", () => {
  const [episode] = listWholeEpisodes();
  if (!episode) throw new Error("there is no episode");
  const odd = "List<T> in __init__ is 2 * 3 * 4, `a` [b](c) & &amp; <!-- d -->";
  const notes = `1. ${odd}\n# no heading\n- no list\n\n> no quote\n\n+ ${odd}`;
  const link = { group: "resource" as const, label: "array[0] – [x] ]", url: "https://example.com/a(b)?c=1&d=2" };
  const source = episodeMarkdown({ ...episode, title: `# ${odd}`, description: odd, notes, links: [link] });
  const { texts, children } = readMarkdown(source);
  expect(texts.slice(0, 2)).toEqual([`# ${odd}`, odd]);
  expect(texts).toEqual(expect.arrayContaining([...linesOf(notes), link.label]));
  const lists = children.filter(({ type }) => type === "list");
  expect(JSON.stringify(lists.at(-1))).toContain(`"url":"${link.url}"`);
  expect(children.some(({ type }) => type === "html" || type === "blockquote")).toBe(false);
});

test("llms.txt has the form that its readers expect: a title, a summary, and sections of links with notes", () => {
  const [title, summary, , ...sections] = llmsFile().trim().split("\n\n");
  expect(title).toBe(`# ${site.name}`);
  expect(summary).toMatch(/^> \S/);
  for (const section of sections) {
    for (const line of section.split("\n")) expect(line).toMatch(/^(## \S.*|- \[[^\]]+\]\(https:\/\/\S+\): \S.*)$/);
  }
  for (const { slug } of listWholeEpisodes()) expect(llmsFile()).toContain(`(${site.url}/episodes/${slug}.md)`);
});

test("security.txt has what RFC 9116 requires, and is out of date within a year", () => {
  const text = securityFile("2026-01-01T00:00:00.000Z");
  expect(text).toMatch(/^Contact: https:\/\/\S+$/m);
  expect(text).toMatch(/^Expires: 2026-12-27T00:00:00\.000Z$/m);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
});
