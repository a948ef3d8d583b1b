import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { textOf } from "#app/content/content-error.server.ts";
import { readMedia } from "#app/content/loading/read-media.server.ts";
import { validate } from "#app/content/loading/validate.server.ts";

const modules = import.meta.glob("#data/**/*.ts", { eager: true, import: "default" });
const ours = Object.entries(modules).map(([path, value]) => [path.slice(path.lastIndexOf("data/")), value]);

test("data/README.md shows valid files", async () => {
  const blocks = readFileSync("data/README.md", "utf8").matchAll(/```ts\n\/\/ (data\/\S+\.ts)\n(.+?)```/gs);
  const shown = await Promise.all(
    [...blocks].map(async ([, file, source = ""]) => {
      const code = encodeURIComponent(stripTypeScriptTypes(source));
      const module: { default: unknown } = await import(/* @vite-ignore */ `data:text/javascript,${code}`);
      return [file, module.default];
    }),
  );
  expect(shown).toHaveLength(4);
  const { problems } = validate(Object.fromEntries([...ours, ...shown]), (await readMedia()).media);
  expect(problems.map(textOf)).toEqual([]);
});
