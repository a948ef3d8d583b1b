import { expect, test } from "vitest";
import { findLine } from "#app/tools/report-content.ts";

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
  ["questions.1.options", "must be 4", 13],
  ["questions.1.question", "is missing", 11],
  ["title", "is missing", 3],
  ["text", 'chapter "Second" starts after the end', 8],
  ["(the whole file)", "is odd", undefined],
  ["(the whole file)", 'names "text"', 5],
  // Finds the line of `id`, although another line contains the quoted "q1".
  ["id", 'Invalid option: expected one of "q1"|"q2"', 4],
])("finds the line of the field %s with the problem '%s': %s", (field, reason, line) => {
  expect(findLine(source, field, reason)).toBe(line);
});

test("returns the line of the first statement if the file has no export; returns no line for a syntax error", () => {
  expect(findLine(source.replace("export default", "export const x ="), "(the whole file)", "is missing")).toBe(3);
  expect(findLine("export default {{", "id", "x")).toBeUndefined();
});
