import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = ["app", "tests", "data", "public"].flatMap((folder) => globSync(`${folder}/**/*.*`));

/** A file with its folder, as comments and READMEs name it: `lib/timestamps.ts`. Imports begin with # or a dot. */
const namedFile = /(?<![\w/#@."-])(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|css)\b/g;

/** Files of a story that is told, and of other packages. */
const others = /^data\/|\/x\.ts$|^node_modules\//;

test("every file that a comment or a README names is there", () => {
  const texts = files.filter((file) => /\.(?:tsx?|css|md)$/.test(file));
  const missing = [...texts, "README.md", ".github/CONTRIBUTING.md"].flatMap((text) =>
    [...readFileSync(text, "utf8").matchAll(namedFile)]
      .map(([name]) => name)
      .filter((name) => !others.test(name) && files.every((file) => file !== name && !file.endsWith(`/${name}`)))
      .map((name) => `${text}: ${name}`),
  );
  expect(missing).toEqual([]);
});
