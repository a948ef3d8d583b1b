import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { convert } from "xmlbuilder2";

/** Elements that run code, or that hold pages instead of drawings. */
const activeElement = /^(script|foreignObject|handler|listener|iframe|object|embed)$/i;

/** What an SVG of ours may point to: a part of itself, or a picture that it brings along. */
const ownAddress = /^\s*(#|data:image\/(png|jpeg|gif|webp|avif);)/i;

/** What fetches something else from within styles. */
const foreignStyle = /@import|url\(\s*["']?\s*(?!["'#\s]|data:image\/(png|jpeg|gif|webp|avif);)/i;

/**
 * What SVG files in a folder hold besides drawings, as `file: place: reason`. One that is opened by itself is a page of the
 * site: code in it could read all that the visitor's browser keeps for us.
 */
export async function describeDrawings(folder: string): Promise<string[]> {
  const files = globSync("**/*.[sS][vV][gG]", { cwd: folder });
  const problems = files.toSorted().map(async (name) => {
    const text = await readFile(`${folder}/${name}`, "utf8");
    return describeDrawing(text).map((problem) => `${folder}/${name}: ${problem}`);
  });
  return (await Promise.all(problems)).flat();
}

/** What an SVG holds besides a drawing, as `place: reason`. */
export function describeDrawing(text: string): string[] {
  // A document type can hide anything behind a name, an instruction can fetch style sheets.
  const [hidden] = /<!(DOCTYPE|ENTITY)|<\?(?!xml\s)/i.exec(text) ?? [];
  if (hidden) return [`${hidden}: must not be in a drawing`];
  try {
    return describePart("(the whole file)", convert(text, { format: "map" }));
  } catch (error) {
    return [`(the whole file): cannot be read as XML: ${String(error)}`];
  }
}

/** An element, an attribute (whose name starts with '@') or a text, as the library reads them. */
function describePart(name: string, part: unknown): string[] {
  if (activeElement.test(name)) return [`<${name}>: must not be in a drawing`];
  if (Array.isArray(part)) return part.flatMap((each) => describePart(name, each));
  if (part instanceof Map) return [...part].flatMap(([inner, value]) => describePart(String(inner), value));
  return name.startsWith("@") ? describeAttribute(name.slice(1), String(part)) : describeStyle(name, String(part));
}

function describeAttribute(name: string, value: string): string[] {
  if (/^xmlns(:|$)/.test(name)) return [];
  const local = name.replace(/^.*:/, "");
  if (/^on/i.test(local)) return [`${name}: must not be in a drawing: it runs code`];
  // An animation can set what the drawing itself does not have.
  if (/^attributeName$/i.test(local) && /^(.*:)?(href|src|on.*)$/i.test(value.trim()))
    return [`${name}: must not change "${value}"`];
  const isForeign = /^(href|src)$/i.test(local) && !ownAddress.test(value);
  return isForeign ? [`${name}: "${value}" is an address outside of the drawing`] : describeStyle(name, value);
}

function describeStyle(name: string, value: string): string[] {
  return foreignStyle.test(value) ? [`${name}: has an address outside of the drawing`] : [];
}
