import { expect, test } from "vitest";
import { listSearchFile } from "#app/publish/search-file.server.ts";
import { readSearchFile } from "#app/search/search-file.ts";
import { buildSearchFile } from "#tests/factories.ts";

test("reads the file that the build writes", async () => {
  const written = await listSearchFile();
  expect(readSearchFile(JSON.parse(JSON.stringify(written)))).toEqual(JSON.parse(JSON.stringify(written)));
});

const file = buildSearchFile();

test.each(["<!doctype html>", [], {}, { ...file, memes: undefined }])("rejects %j", (value) => {
  expect(() => readSearchFile(value)).toThrow("/search.json");
});
