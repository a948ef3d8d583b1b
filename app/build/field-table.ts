/** The table of fields in data/README.md, made of the schemas: `node app/build/field-table.ts` writes it anew. */
import { readFileSync, writeFileSync } from "node:fs";

import { format } from "oxfmt";
import { z } from "zod";

import { episodeSchema, eventSchema, guestSchema, questionSchema, quizSchema } from "#app/content/schemas.server.ts";

const schemaFile = "app/content/schemas.server.ts";
const readme = "data/README.md";
const [start, end] = ["<!-- fields: made by app/build/field-table.ts -->", "<!-- end of fields -->"] as const;

const kinds = [
  { title: "`episodes/<slug>.ts`", name: "episodeSchema", schema: episodeSchema },
  { title: "`quizzes/<id>.ts`", name: "quizSchema", schema: quizSchema },
  { title: "a question of a quiz", name: "questionSchema", schema: questionSchema },
  { title: "`guests/<id>.ts`", name: "guestSchema", schema: guestSchema },
  { title: "`events/<id>.ts`", name: "eventSchema", schema: eventSchema },
] as const;

/** More choices than these are counted, not listed. */
const listedChoices = 6;

/** The part of a JSON Schema that says what a field takes. */
type Shape = {
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  format?: string;
};

if (import.meta.main) {
  const text = readFileSync(readme, "utf8");
  const [before = "", after = ""] = text.split(new RegExp(`(?<=${start})[^]*(?=${end})`));
  const { code } = await format(readme, `${before}\n\n${fieldTable()}\n\n${after}`, { printWidth: 120 });
  writeFileSync(readme, code);
}

/** A row for each field of each kind of file: its name, what it takes, and what it is, in the schema's own words. */
export function fieldTable(): string {
  const rows = kinds.flatMap(({ title, name, schema }) => {
    const docs = readDocs(name);
    const fields = Object.entries<z.ZodType>(schema.shape).map(([field, type]) => {
      const mark = type.safeParse(undefined).success ? "" : "**";
      return `| ${mark}\`${field}\`${mark} | ${describe(type)} | ${docs.get(field) ?? ""} |`;
    });
    return [`| ${title} | | |`, ...fields];
  });
  return ["| Field (bold: must be there) | Takes | What it is |", "| --- | --- | --- |", ...rows].join("\n");
}

/** The comments before the fields of a schema. */
function readDocs(name: string): Map<string, string> {
  const source = readFileSync(schemaFile, "utf8");
  const [, body = ""] = new RegExp(`const ${name} = z\\.strictObject\\(\\{\n([^]*?)\n\\}\\);`).exec(source) ?? [];
  return new Map(
    [...body.matchAll(/^ {2}\/\*\* (.*) \*\/\n {2}(\w+)/gm)].map(([, doc = "", field = ""]) => [field, doc]),
  );
}

function describe(type: z.ZodType): string {
  const shape = z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Shape;
  const isAddress = type.safeParse("https://youtu.be/tI-vWehbH-8").success && !type.safeParse("text").success;
  if (isAddress) return "address";
  const isProse = shape.type === "string" && type.safeParse("1\n\n2").success;
  return isProse ? describeShape(shape).replace("text", "text of several lines") : describeShape(shape);
}

function describeShape({ type, enum: choices, anyOf, items, properties, ...limits }: Shape): string {
  if (choices)
    return choices.length > listedChoices ? `one of ${choices.length} names` : choices.map(String).join(", ");
  if (anyOf) return anyOf.map(describeShape).join(", or ");
  if (items) return `${countOf(limits)}${describeShape(items)}`;
  if (properties) return `\`{ ${Object.keys(properties).join(", ")} }\``;
  if (type === "string" && limits.format === "date-time") return "instant";
  if (type === "string") return limits.maxLength ? `text, at most ${limits.maxLength} characters` : "text";
  return { integer: "whole number", number: "number", boolean: "true or false" }[type ?? ""] ?? "";
}

function countOf({ minItems, maxItems }: Shape): string {
  if (minItems === undefined && maxItems === undefined) return "list: ";
  if (maxItems === undefined) return `${minItems} or more: `;
  return minItems === maxItems ? `${minItems}: ` : `${minItems ?? 0} to ${maxItems}: `;
}
