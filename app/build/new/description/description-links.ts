/** The links of a video's description: what is said of each, and where it belongs. */
import { type EpisodeInput, httpsUrl, withoutTracking } from "#app/content/schemas.server.ts";
import { parseRichText } from "#app/lib/rich-text.ts";
import { links as ours, listeningLinks } from "#app/site.ts";

export type EpisodeLink = NonNullable<EpisodeInput["links"]>[number];

/** What a heading says of the links under it, besides the groups of content. */
export type LinkGroup = EpisodeLink["group"] | "elsewhere";

/** What is known before a description is read. */
export type KnownLinks = {
  /** The links of other episodes: a sponsor's address keeps its group and label. */
  links: readonly EpisodeLink[];
  /** The hosts' profiles. */
  presenters: readonly { linkedin: string }[];
  /** How the guest is named. */
  guest: string;
};

const headings: readonly (readonly [LinkGroup, RegExp])[] = [
  ["sponsor", /სპონსორ|პარტნიორ|sponsor|partner/i],
  ["guest", /სტუმ|guest/i],
  ["resource", /რესურს|წიგნ|მასალ|რეკომენდ|ნახსენებ|resource|book|mentioned|recommend|reading/i],
  [
    "elsewhere",
    /მოგვისმინ|მოუსმინ|პლატფორმ|გამოგვყე|გამოგვიწერ|გამოიწერ|შემოგვიერთდ|სოც|წამყვან|ჰოსტ|listen|platform|follow|subscribe|join|social|host/i,
  ],
];

/** Profiles of people: of sites with names, where the address goes on to nothing else. */
const profiles: readonly (readonly [name: string, address: RegExp])[] = [
  ["LinkedIn", /^linkedin\.com\/in\//i],
  ["GitHub", /^github\.com\/[^/?#]+\/?$/i],
  ["X", /^(x|twitter)\.com\/[^/?#]+\/?$/i],
  ["Facebook", /^facebook\.com\/[^/?#]+\/?$/i],
  ["Instagram", /^instagram\.com\/[^/?#]+\/?$/i],
  ["YouTube", /^youtube\.com\/(@|c\/|user\/|channel\/)/i],
  ["Medium", /^(medium\.com\/@?[^/?#]+\/?$|[\w-]+\.medium\.com\/?$)/i],
  ["Bluesky", /^bsky\.app\/profile\//i],
];

/** The group that a heading names; undefined for one that names none. */
export function groupOf(heading: string): LinkGroup | undefined {
  return headings.find(([, words]) => words.test(heading))?.[0];
}

/** The link as content has it; else why it has none: every page leads there anyway, or content cannot have the address. */
export function toEpisodeLink(
  { label, url }: WrittenLink,
  heading: LinkGroup | undefined,
  { links, presenters, guest }: KnownLinks,
): EpisodeLink | "leftOut" | "notUnderstood" {
  const same = links.find((link) => addressKey(link.url) === addressKey(url));
  if (same) return { group: same.group, label: same.label, url: same.url };
  if (heading === "elsewhere" || isOurs(url, presenters)) return "leftOut";
  if (!httpsUrl.safeParse(url).success) return "notUnderstood";
  const site = profiles.find(([, address]) => address.test(shortAddress(url)))?.[0];
  const group = heading ?? (groupOf(label) === "sponsor" ? "sponsor" : site ? "guest" : "resource");
  const isBare = label === "" || label.toLowerCase() === site?.toLowerCase();
  const name = site && group === "guest" && guest ? `${guest} ${site}-ზე` : site;
  return { group, label: (isBare ? name : label.replace("://", " ")) ?? new URL(url).host.replace(/^www\./, ""), url };
}

/** Sites of podcasts, where a link in a description leads to the show. */
const listeningSite = /^(open\.spotify|podcasts\.apple|pocketcasts|deezer)\.com\//i;

/** Whether each page leads there anyway: to where one listens, and to what has the show's or a host's name at its end. */
function isOurs(url: string, presenters: KnownLinks["presenters"]): boolean {
  const handle = handleOf(url);
  return (
    handle.includes("devtherapy") ||
    listeningSite.test(shortAddress(url)) ||
    presenters.some(({ linkedin }) => handleOf(linkedin) === handle) ||
    [...Object.values(ours), ...listeningLinks.map((link) => link.url)].map(addressKey).includes(addressKey(url))
  );
}

/** The last part of an address, without what differs from site to site: '@AVTUNEY_' is 'avtuney'. */
function handleOf(url: string): string {
  const path = shortAddress(url).replace(/[?#].*/, "");
  const last = path.split("/").findLast(Boolean) ?? "";
  return last.toLowerCase().replace(/[@_.]/g, "");
}

function addressKey(url: string): string {
  return shortAddress(url).replace(/\/$/, "").toLowerCase();
}

function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.|m\.)?/i, "");
}

/** An address in a line, and what the line says of it: nothing where it stands alone. */
type WrittenLink = { label: string; url: string };

/** The longest name of a link or of what follows; what is longer is a text. */
export const longestName = 100;

/**
 * The links of a line that consists of links and what they are called. Undefined for a line without a link, and for a
 * sentence, which goes on after its link or is too long for a name.
 */
export function readLinks(line: string): WrittenLink[] | undefined {
  if (!line.includes("://")) return undefined;
  const texts = [""];
  const urls: string[] = [];
  for (const part of parseRichText(line)) {
    if (part.kind === "link") {
      urls.push(withoutTracking(part.url.replace(/^http:/i, "https:")));
      texts.push("");
    } else {
      texts.push((texts.pop() ?? "") + part.text);
    }
  }
  const labels = texts.map(tidy);
  const isAfter = labels[0] === "";
  const isSentence = (!isAfter && labels.at(-1) !== "") || labels.some(({ length }) => length > longestName);
  if (urls.length === 0 || isSentence) return undefined;
  return urls.map((url, place) => ({ url, label: labels[isAfter ? place + 1 : place] ?? "" }));
}

/** Addresses without https://, as descriptions have them: 'www.techzy.app', 'discord.gg/devtherapy'. */
const bareAddress = /(?<![\p{L}\p{N}@./:_-])(www\.(?=\S)|(?=(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}\/\S))/giu;

/** A line whose addresses all begin with a protocol. */
export function completeAddresses(line: string): string {
  return line.replace(bareAddress, (start) => `https://${start}`);
}

/** A line's addresses without tracking tails, its words as they are. */
export function cleanAddresses(line: string): string {
  if (!line.includes("://")) return line;
  return parseRichText(line)
    .map((part) => (part.kind === "link" ? withoutTracking(part.url) : part.text))
    .join("");
}

/** A label without bullets before it, and without what leads on to the address. */
export function tidy(text: string): string {
  return text.replace(/^[^\p{L}\p{N}(["„“\u00AB'.#@]+/u, "").replace(/[^\p{L}\p{N})\]"”“\u00BB'.!?+#…]+$/u, "");
}
