import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { episodeSchema, eventSchema, guestSchema, questionSchema, quizSchema } from "#app/content/schemas.server.ts";

const schemas = [episodeSchema, quizSchema, questionSchema, guestSchema, eventSchema];

test("data/README.md lists every field in the order of the schemas, required ones in bold", () => {
  const rows = readFileSync("data/README.md", "utf8").matchAll(/^\| (\*\*)?`(\w+)`\1? +\|[^|]+\|[^|]*\w/gm);
  const fields = schemas.flatMap(({ shape }) =>
    Object.entries(shape).map(([name, type]) => `${name}${type.safeParse(undefined).success ? "" : " must be there"}`),
  );
  expect([...rows].map(([, mark, name]) => `${name}${mark ? " must be there" : ""}`)).toEqual(fields);
});
