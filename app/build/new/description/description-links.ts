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
  hosts: readonly { linkedin: string }[];
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

const siteNames: Readonly<Record<string, string>> = {
  "linkedin.com": "LinkedIn",
  "github.com": "GitHub",
  "x.com": "X",
  "twitter.com": "X",
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "tiktok.com": "TikTok",
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "medium.com": "Medium",
  "bsky.app": "Bluesky",
};

/** Profiles: of sites with names the address of a person, which has no further parts but for LinkedIn's and YouTube's. */
const profile =
  /^(linkedin\.com\/in\/|bsky\.app\/profile\/|(github|x|twitter|facebook|instagram|medium)\.com\/@?[^/?#]+\/?$|tiktok\.com\/@|youtube\.com\/(@|c\/|user\/|channel\/)|[\w-]+\.medium\.com\/?$)/i;

const platforms =
  /^(open\.spotify\.com|podcasts\.apple\.com|music\.apple\.com|buzzsprout\.com|pocketcasts\.com|pca\.st|deezer\.com|music\.amazon\.|music\.youtube\.com|overcast\.fm|castbox\.fm|discord\.(gg|com)|tinyurl\.com\/devtherapy)/i;

/** The group that a heading names; undefined for one that names none. */
export function groupOf(heading: string): LinkGroup | undefined {
  return headings.find(([, words]) => words.test(heading))?.[0];
}

/** What is known, to be looked up for each link. */
export function indexLinks({ links, hosts, guest }: KnownLinks) {
  const own = [
    ...Object.values(ours),
    ...listeningLinks.map(({ url }) => url),
    ...hosts.map(({ linkedin }) => linkedin),
  ];
  const sponsors = links.filter(({ group }) => group === "sponsor");
  return {
    guest,
    byAddress: new Map(links.map((link) => [addressKey(link.url), link])),
    sponsorHosts: new Set(sponsors.map(({ url }) => new URL(url).host)),
    own: new Set(own.map(addressKey)),
    hostHandles: new Set(hosts.map(({ linkedin }) => handleOf(linkedin))),
  };
}

type LinkIndex = ReturnType<typeof indexLinks>;

/** The link as content has it; else why it has none: every page leads there anyway, or content cannot have the address. */
export function toEpisodeLink(
  link: WrittenLink,
  heading: LinkGroup | undefined,
  known: LinkIndex,
): EpisodeLink | "onEveryPage" | "notUnderstood" {
  const same = known.byAddress.get(addressKey(link.url));
  if (same) return { group: same.group, label: same.label, url: same.url };
  if (heading === "elsewhere" || isOurs(link.url, known)) return "onEveryPage";
  if (!httpsUrl.safeParse(link.url).success) return "notUnderstood";
  const isSponsor = groupOf(link.label) === "sponsor" || known.sponsorHosts.has(new URL(link.url).host);
  const group = heading ?? (isSponsor ? "sponsor" : isProfile(link.url) ? "guest" : "resource");
  return { group, label: labelOf(link, group, known), url: link.url };
}

function labelOf({ label, url }: WrittenLink, group: LinkGroup, { guest }: LinkIndex): string {
  const name = siteNames[shortAddress(url).split("/")[0]?.toLowerCase() ?? ""];
  if (name && group === "guest" && isProfile(url) && (label === "" || label.toLowerCase() === name.toLowerCase()))
    return guest ? `${guest} ${name}-ზე` : name;
  return label.replace("://", " ") || name || new URL(url).host.replace(/^www\./, "");
}

/** Whether each page leads there anyway: listening platforms, and profiles of the show and its hosts. */
function isOurs(url: string, { own, hostHandles }: LinkIndex): boolean {
  const address = shortAddress(url);
  if (platforms.test(address) || own.has(addressKey(url))) return true;
  if (!isProfile(url) && !/^linkedin\.com\/company\//i.test(address)) return false;
  return handleOf(url).includes("devtherapy") || hostHandles.has(handleOf(url));
}

function isProfile(url: string): boolean {
  return profile.test(shortAddress(url));
}

/** The last part of a profile's address, without what differs from site to site: '@AVTUNEY_' is 'avtuney'. */
function handleOf(url: string): string {
  return (
    shortAddress(url)
      .replace(/[?#].*/, "")
      .split("/")
      .findLast(Boolean) ?? ""
  )
    .toLowerCase()
    .replace(/[@_.]/g, "");
}

function addressKey(url: string): string {
  return shortAddress(url).replace(/\/$/, "").toLowerCase();
}

function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.|m\.)?/i, "");
}

/** An address in a line, and what the line says of it: nothing where it stands alone. */
type WrittenLink = { label: string; url: string };

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
