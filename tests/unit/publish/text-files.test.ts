import { expect, test } from "vitest";
import { listWholeEpisodes } from "#app/content/episodes.server.ts";
import { llmsFile, securityFile } from "#app/publish/text-files.server.ts";
import { site } from "#app/site.ts";

test("llmsFile writes a title, a summary, and sections of annotated links", () => {
  const [title, summary, , ...sections] = llmsFile().trim().split("\n\n");
  expect(title).toBe(`# ${site.name}`);
  expect(summary).toMatch(/^> \S/);
  for (const section of sections) {
    for (const line of section.split("\n"))
      expect(line).toMatch(/^(## \S.*|- \[([^\]\\]|\\.)+\]\(https:\/\/\S+\): \S.*)$/);
  }
  for (const { slug } of listWholeEpisodes()) expect(llmsFile()).toContain(`(${site.url}/episodes/${slug})`);
});

test("securityFile has the fields that RFC 9116 requires, and expires within a year", () => {
  const text = securityFile("2026-01-01T00:00:00.000Z");
  expect(text).toMatch(/^Contact: https:\/\/\S+$/m);
  expect(text).toMatch(/^Expires: 2026-12-27T00:00:00\.000Z$/m);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
});
