import { expect, test } from "vitest";
import { findField, findLine } from "#app/build/report-content.ts";

const source = `import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "x",
  text: \`One.

0:00 First
1:00 Second\`,
  questions: [
    { id: "q1", options: ["a", "b"] },
    {
      id: "q2",
      options: ["a"],
    },
  ],
} satisfies QuizInput;
`;

test.each([
  ["id", "must not be x", 4],
  ["questions.0", "is too short", 10],
  ["questions.1.options", "must be 4", 13],
  ["questions.1.question", "is missing", 11],
  ["title", "is missing", 3],
  ["text", 'chapter "Second" starts after the end', 8],
  ["text", 'the chapter "Secon…" is long', 8],
  ["(the whole file)", "is odd", undefined],
  ["(the whole file)", 'names "text"', 5],
  // What it might say instead stands in another field.
  ["id", 'Invalid option: expected one of "q1"|"q2"', 4],
])("%s: %s is in line %s", (field, reason, line) => {
  expect(findLine(source, field, reason)).toBe(line);
});

test.each([
  [3, undefined],
  [4, "id"],
  [7, "text"],
  [10, "questions.0.id"],
  [13, "questions.1.options.0"],
  [99, undefined],
])("line %s is in field %s", (line, field) => {
  expect(findField(source, line)).toBe(field);
});

test("where nothing is exported, it is the line of the first statement that imports nothing", () => {
  expect(findLine(source.replace("export default", "export const x ="), "(the whole file)", "is missing")).toBe(3);
  expect(findLine("", "(the whole file)", "is missing")).toBe(1);
});

test("what is no TypeScript has no lines", () => {
  expect(findLine("export default {{", "id", "x")).toBeUndefined();
});
