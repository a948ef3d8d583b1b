/** Links as people write them into descriptions. */
import { withoutTracking } from "#app/content/schemas.server.ts";
import { parseRichText } from "#app/lib/rich-text.ts";

/** An address in a line, and what the line says of it: nothing where it stands alone. */
export type WrittenLink = { label: string; url: string };

/** Addresses without https://, as descriptions have them: 'www.techzy.app', 'discord.gg/devtherapy'. */
const bareAddress = /(?<![\p{L}\p{N}@./:_-])(www\.(?=\S)|(?=(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}\/\S))/giu;

/**
 * The links of a line that consists of links and what they are called. Undefined for a line without a link, and for a
 * sentence, which goes on after its link.
 */
export function readLinks(line: string): WrittenLink[] | undefined {
  if (!mayHaveLinks(line)) return undefined;
  const texts = [""];
  const urls: string[] = [];
  for (const part of parseRichText(completeAddresses(line))) {
    if (part.kind === "link") {
      urls.push(withoutTracking(part.url.replace(/^http:/i, "https:")));
      texts.push("");
    } else {
      texts.push((texts.pop() ?? "") + part.text);
    }
  }
  if (urls.length === 0) return undefined;
  const labels = texts.map(tidy);
  const isAfter = labels[0] === "";
  if (!isAfter && labels.at(-1) !== "") return undefined;
  return urls.map((url, place) => ({ url, label: labels[isAfter ? place + 1 : place] ?? "" }));
}

/** A line's addresses with https:// and without tracking tails, its words as they are. */
export function cleanAddresses(line: string): string {
  if (!mayHaveLinks(line)) return line;
  const parts = parseRichText(completeAddresses(line));
  return parts.map((part) => (part.kind === "link" ? withoutTracking(part.url) : part.text)).join("");
}

/** Most lines have none, and looking for links takes long. */
function mayHaveLinks(line: string): boolean {
  return line.includes("/") || line.includes("www.");
}

function completeAddresses(line: string): string {
  return line.replace(bareAddress, (start) => `https://${start}`);
}

/** A label without bullets before it, and without what leads on to the address. */
function tidy(text: string): string {
  return text.replace(/^[^\p{L}\p{N}(["„“\u00AB'.#@]+/u, "").replace(/[^\p{L}\p{N})\]"”“\u00BB'.!?+#…]+$/u, "");
}
