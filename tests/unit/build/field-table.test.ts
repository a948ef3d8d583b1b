import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { fieldTable } from "#app/build/field-table.ts";

/** Without the blanks and dashes with which the formatter fills the columns. */
const cells = (text: string) => text.replace(/ +/g, " ").replace(/-{3,}/g, "---");

test("the table of fields is what the schemas say: node app/build/field-table.ts writes it anew", () => {
  expect(cells(readFileSync("data/README.md", "utf8"))).toContain(cells(fieldTable()));
});

test("every field is explained", () => {
  const rows = fieldTable().split("\n").slice(2);
  expect(rows.length).toBeGreaterThan(40);
  const silent = rows.filter((row) => row.endsWith("|  |"));
  expect(silent).toEqual([]);
});
