import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DuckShape } from "#app/artwork/duck.tsx";

test("the duck's file has the lines of the component", () => {
  const file = readFileSync("app/artwork/drawings/duck.svg", "utf8");
  const lines = [...renderToStaticMarkup(<DuckShape />).matchAll(/ d="[^"]+"/g)].map(([line]) => line);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(file).toContain(line);
});
