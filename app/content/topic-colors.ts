/** The two colours of a printed block: hex, because the share pictures are drawn without a style sheet. */
export type Hue = { ground: string; ink: string };

export const hues = {
  security: { ground: "#43122c", ink: "#ff9ec4" },
  games: { ground: "#2a1f4d", ink: "#c9b6ff" },
  systems: { ground: "#44300d", ink: "#ffcf7d" },
  mobile: { ground: "#123a44", ink: "#86e6f2" },
  web: { ground: "#10304f", ink: "#8fd0ff" },
  backend: { ground: "#0d3b33", ink: "#6df0c2" },
  ai: { ground: "#26400f", ink: "#c4f07a" },
  people: { ground: "#4a2020", ink: "#ffb3a1" },
  community: { ground: "#2b2f33", ink: "#e3e6ea" },
} as const satisfies Record<string, Hue>;

export type HueName = keyof typeof hues;

/** What the families of topics hold, each with a hue of its own; the first family with one of the tags wins. */
const families: Readonly<Record<HueName, readonly string[]>> = {
  security: ["penetration testing", "app security", "devsecops"],
  games: ["game development", "rendering", "3d graphics", "graphics engineering", "virtual reality", "webgl"],
  systems: ["devops", "linux", "kubernetes", "terraform", "cloud", "systems engineering"],
  mobile: ["android", "ios", "mobile development"],
  web: ["frontend", "javascript", "web development", "functional programming", "purescript"],
  backend: [".net", "golang", "java", "distributed systems", "software architecture"],
  ai: ["ai", "llm", "ai agents", "მანქანური სწავლება"],
  people: ["leadership", "engineering management", "career", "technical interviews"],
  community: [],
};

/** The hue of what is about these tags. */
export function hueOf(tags: readonly string[]): Hue {
  return hues[hueNameOf(tags)];
}

/** What the hue of these tags is called. */
export function hueNameOf(tags: readonly string[]): HueName {
  const names = Object.keys(families) as HueName[];
  return names.find((name) => families[name].some((tag) => tags.includes(tag))) ?? "community";
}
