import type { PaletteIndex } from "#app/content/palette.server.ts";
import { links, sections } from "#app/site.ts";

export type ThemeName = "light" | "dark" | "system";

/** What choosing an entry does. */
export type Action =
  { to: string } | { url: string } | { theme: ThemeName } | { shows: "shortcuts" } | { run: () => void };

export type Entry = {
  /** Unlike that of any other entry. */
  id: string;
  /** What stands before the name, the same for all entries of a kind. */
  lead?: string;
  name: string;
  /** What it is found by besides lead and name. */
  keywords: readonly string[];
  action: Action;
};

export type Group = { name: string; mark: string; entries: readonly Entry[] };

function command(name: string, action: Action, keywords: readonly string[] = []): Entry {
  return { id: `command ${name}`, name, keywords, action };
}

/** Specification, section 2, then our own. */
const commands: readonly Entry[] = [
  command("Subscribe on YouTube", { url: links.youtubeSubscribe }, ["channel", "არხი"]),
  command("Go to Home", { to: "/" }, ["landing", "მთავარი"]),
  command("Listen to Latest Episode", { to: "/episodes" }, ["ეპიზოდი"]),
  command("View All Guests", { to: "/guests" }, ["სტუმრები"]),
  command("Check out our Events", { to: "/events" }, ["ღონისძიებები"]),
  command("Laugh on Meme Gallery", { to: "/memes" }, ["მიმები", "fun"]),
  command("View Dev Wrapped", { to: "/wrapped" }, ["stats", "achievements", "წელი"]),
  command("Theme: Light", { theme: "light" }, ["colors", "ღია"]),
  command("Theme: Dark", { theme: "dark" }, ["colors", "night", "მუქი"]),
  command("Theme: System", { theme: "system" }, ["colors", "auto"]),
  command("Keyboard Shortcuts", { shows: "shortcuts" }, ["help", "keys"]),
];

const pages: readonly Entry[] = [...sections, { name: "Game Jam Gallery", path: "/gamejam-2025-gallery" }].map(
  ({ name, path }) => ({ id: `page ${path}`, name, keywords: [path], action: { to: path } }),
);

/** Everything the palette can do; without an index, what it can do by itself. */
export function listGroups(index: PaletteIndex | undefined): Group[] {
  const groups: Group[] = [
    { name: "Commands", mark: ">", entries: commands },
    { name: "Navigation", mark: "/", entries: pages },
  ];
  if (!index) return groups;
  const episodes = index.episodes.map(({ slug, title, guest, tags }) => ({
    id: `episode ${slug}`,
    lead: "Listen to Episode: ",
    name: title,
    keywords: [guest, slug, ...tags],
    action: { to: `/episodes/${slug}` },
  }));
  const guests = index.guests.map(({ id, name, title }) => ({
    id: `guest ${id}`,
    lead: "View Guest: ",
    name,
    keywords: [id, title ?? ""],
    action: { to: `/guests/${id}` },
  }));
  return [
    ...groups,
    { name: "Episodes", mark: "#", entries: episodes },
    { name: "Guests", mark: "@", entries: guests },
  ];
}
