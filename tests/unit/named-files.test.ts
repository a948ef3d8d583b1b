import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = ["app", "tests", "data", "public"].flatMap((folder) => globSync(`${folder}/**/*.*`));

/** A path with a folder, as in comments and READMEs: `lib/timestamps.ts`. Imports start with # or a dot. */
const namedFile = /(?<![\w/#@."-])(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|css)\b/g;

/** Paths of examples and of packages. */
const others = /^data\/|\/x\.ts$|^node_modules\//;

test("every file named in a comment or README exists", () => {
  const texts = files.filter((file) => /\.(?:tsx?|css|md)$/.test(file));
  const missing = [...texts, "README.md", ".github/CONTRIBUTING.md"].flatMap((text) =>
    [...readFileSync(text, "utf8").matchAll(namedFile)]
      .map(([name]) => name)
      .filter((name) => !others.test(name) && files.every((file) => file !== name && !file.endsWith(`/${name}`)))
      .map((name) => `${text}: ${name}`),
  );
  expect(missing).toEqual([]);
});
