/** The links of a video's description: their labels and groups. */
import { type EpisodeInput, httpsUrl, withoutTracking } from "#app/content/schemas.server.ts";
import { parseRichText } from "#app/lib/rich-text.ts";
import { links as ours, listeningLinks } from "#app/site.ts";

export type EpisodeLink = NonNullable<EpisodeInput["links"]>[number];

/** `elsewhere`: links that the site already shows on every page, so an episode's file omits them. */
export type LinkGroup = EpisodeLink["group"] | "elsewhere";

export type KnownLinks = {
  /** Links of other episodes. A known URL, such as a sponsor's, keeps its group and label. */
  links: readonly EpisodeLink[];
  /** The hosts' profiles. */
  presenters: readonly { linkedin: string }[];
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

/** Patterns of profile URLs. A longer path is not a profile. */
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

/** Returns the group that a heading names. */
export function groupOf(heading: string): LinkGroup | undefined {
  return headings.find(([, words]) => words.test(heading))?.[0];
}

/**
 * Returns the link for the content file; `leftOut` if every page has it, `notUnderstood` if the schema rejects the
 * URL.
 */
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

/** Podcast platforms. All links to them lead to the show. */
const listeningSite = /^(open\.spotify|podcasts\.apple|pocketcasts|deezer)\.com\//i;

/** Returns true for links on every page: listening sites, and profiles of the podcast and its presenters. */
function isOurs(url: string, presenters: KnownLinks["presenters"]): boolean {
  const handle = handleOf(url);
  return (
    handle.includes("devtherapy") ||
    listeningSite.test(shortAddress(url)) ||
    presenters.some(({ linkedin }) => handleOf(linkedin) === handle) ||
    [...Object.values(ours), ...listeningLinks.map((link) => link.url)].map(addressKey).includes(addressKey(url))
  );
}

/** Returns the last part of a URL without punctuation: '@AVTUNEY_' gives 'avtuney'. */
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

/** `label` is empty if the line holds only a URL. */
type WrittenLink = { label: string; url: string };

/** Maximum characters of a label or heading. A longer line is text. */
export const longestName = 100;

/**
 * Reads a line of links and labels. Undefined for a line without links, and for a sentence that continues after its
 * link.
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

/** URLs without https://: 'www.techzy.app', 'discord.gg/devtherapy'. */
const bareAddress = /(?<![\p{L}\p{N}@./:_-])(www\.(?=\S)|(?=(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}\/\S))/giu;

/** Adds https:// to URLs without it. */
export function completeAddresses(line: string): string {
  return line.replace(bareAddress, (start) => `https://${start}`);
}

/** Removes tracking parameters from the URLs of a line. */
export function cleanAddresses(line: string): string {
  if (!line.includes("://")) return line;
  return parseRichText(line)
    .map((part) => (part.kind === "link" ? withoutTracking(part.url) : part.text))
    .join("");
}

/** Removes bullets before a label, and separators after it. */
export function tidy(text: string): string {
  return text.replace(/^[^\p{L}\p{N}(["„“\u00AB'.#@]+/u, "").replace(/[^\p{L}\p{N})\]"”“\u00BB'.!?+#…]+$/u, "");
}
