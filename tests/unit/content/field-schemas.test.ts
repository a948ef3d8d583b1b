import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { z } from "zod";
import {
  episodeSchema,
  eventSchema,
  gameJamSchema,
  guestSchema,
  presenterSchema,
  mediaTextsSchema,
  productSchema,
  quizSchema,
} from "#app/content/schemas.server.ts";
import { prose, text } from "#app/content/schemas/field-schemas.server.ts";
import episode from "#data/episodes/tornike-razmadze.ts";
import event from "#data/events/gamejam-2025-tsu.ts";
import gameJam from "#data/game-jam-2025.ts";
import guest from "#data/guests/tornike-razmadze.ts";
import memes from "#data/memes.ts";
import presenters from "#data/presenters.ts";
import products from "#data/products.ts";
import quiz from "#data/quizzes/ep12-tornike-basics.ts";

const files: [string, unknown, z.ZodType][] = [
  ["episode", { ...episode, beforeListening: "a b" }, episodeSchema],
  ["guest", { ...guest, title: "a b", quote: "a b" }, guestSchema],
  ["quiz", quiz, quizSchema],
  ["event", event, eventSchema],
  ["game jam", gameJam, gameJamSchema],
  ["presenter", presenters[0], presenterSchema],
  ["product", products[0], productSchema],
  ["meme", Object.fromEntries(Object.entries(memes).slice(0, 1)), mediaTextsSchema],
];

/** Yields one copy of the value for each of its strings, with the character inserted into that string. */
function* withCharacter(value: unknown, character: string): Generator<unknown> {
  if (typeof value === "string") yield value.slice(0, 1) + character + value.slice(1);
  if (typeof value !== "object" || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    for (const other of withCharacter(inner, character)) {
      yield Array.isArray(value) ? value.with(Number(field), other) : { ...value, [field]: other };
    }
  }
}

function holds(value: unknown, character: string): boolean {
  if (typeof value === "string") return value.includes(character);
  return typeof value === "object" && value !== null && Object.values(value).some((inner) => holds(inner, character));
}

test.each(files)("rejects invisible characters in every string of a file: %s", (_name, value, schema) => {
  expect(schema.safeParse(value).success).toBe(true);
  const controls = ["\0", "\u000B", "\r", "\u0085", "\u2028", "\u202E", "\u2066", "\uFFFE", "\uD800"];
  for (const character of [...controls, "\u00AD", "\u200B", "\u200E", "\u2060", "\uFEFF"]) {
    // A schema may also remove the character, as the URL parser does with line breaks.
    const passed = [...withCharacter(value, character)].filter((changed) =>
      holds(schema.safeParse(changed).data, character),
    );
    expect(passed).toEqual([]);
  }
});

test("rejects conflict markers of Git, and names an invisible character with its position", () => {
  const messageOf = (schema: z.ZodType, value: string) => schema.safeParse(value).error?.issues[0]?.message;
  for (const line of ["<<<<<<< HEAD", "=======", ">>>>>>> nino/episode-31"])
    expect(messageOf(prose, `ერთი\n${line}\nმეორე`)).toMatch(/^contains a git conflict/);
  expect(messageOf(text, "სლაიდიდან \u000Bჩასმული")).toBe(
    'has the invisible character U+000B after "სლაიდიდან "; delete it',
  );
});

test("accepts emoji, accents and both scripts, and line breaks only in prose", () => {
  expect(text.safeParse("👩🏽‍💻 1️⃣ 🇬🇪 crème – „ქართული“ C++ <T>").success).toBe(true);
  expect([text, prose].map((schema) => schema.safeParse("ერთი\nორი").success)).toEqual([false, true]);
});

test("rejects characters that the site's font lacks, because share images drop them", () => {
  for (const [words, character] of [
    ["მეხი ⚖ 漢", "漢"],
    ["ჲ", "ჲ"],
  ])
    expect(text.safeParse(words).error?.issues[0]?.message).toContain(`has "${character}" (U+`);
});

test("the site's font has every character of the interface", () => {
  const sources = globSync("app/**/*.{ts,tsx}", { exclude: ["app/tools/**", "app/content/schemas/**"] });
  const used = new Set(sources.flatMap((file) => [...readFileSync(file, "utf8")]));
  expect(text.safeParse([...used].join("").replaceAll("\n", "")).error?.issues).toBeUndefined();
});

test("normalizes strings to NFC", () => {
  expect(text.parse("Zoe\u0301")).toBe("Zoé");
});
