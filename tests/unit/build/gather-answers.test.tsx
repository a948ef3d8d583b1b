import { expect, test, vi } from "vitest";
import { wayBack } from "#app/build/new/ask.ts";
import type { Kind } from "#app/build/new/content-kind.ts";
import { gatherAnswers } from "#app/build/new/gather-answers.ts";

const answers: (string | typeof wayBack)[] = [];
const shown: string[] = [];

vi.mock("#app/build/new/ask.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  askText: ({ message, suggestion, earlier }: Record<string, string>) => {
    shown.push(`${message}: (${suggestion}) ${earlier}`);
    return Promise.resolve(answers.shift());
  },
}));

const kind: Kind = {
  name: "x",
  questions: [
    { flag: "name", asks: "Name", takes: "TEXT" },
    { flag: "id", asks: "Id", takes: "TEXT", suggest: ({ name }) => name },
    { flag: "title", asks: "Title", takes: "TEXT" },
  ],
  make: () => Promise.reject(new Error("is not made")),
};
const there = { episodes: [], guests: [], quizzes: [], events: [], hosts: [], tags: [] };

test("who goes back finds what was written, and what is suggested anew; from the first question there is a way out", async () => {
  answers.push("nino", "nino", wayBack, wayBack, "nina", "nina", "T");
  expect(await gatherAnswers(kind, {}, there, true)).toEqual({ name: "nina", id: "nina", title: "T" });
  expect(shown.join("|")).toBe("Name: () |Id: (nino) |Title: () |Id: (nino) |Name: () nino|Id: (nina) |Title: () ");
  answers.push(wayBack);
  expect(await gatherAnswers(kind, {}, there, true)).toBeUndefined();
});
