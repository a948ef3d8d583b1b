/** The two colors of a cover, as hex, because share images have no style sheet. */
export type Hue = { background: string; foreground: string };

/** Cover colors by group of topics. The first group that contains one of an episode's tags applies. */
export const hues = {
  security: {
    background: "#43122c",
    foreground: "#ff9ec4",
    tags: ["penetration testing", "app security", "devsecops"],
  },
  games: {
    background: "#2a1f4d",
    foreground: "#c9b6ff",
    tags: ["game development", "rendering", "3d graphics", "graphics engineering", "virtual reality", "webgl"],
  },
  systems: {
    background: "#44300d",
    foreground: "#ffcf7d",
    tags: ["devops", "linux", "kubernetes", "terraform", "cloud", "systems engineering"],
  },
  mobile: { background: "#123a44", foreground: "#86e6f2", tags: ["android", "ios", "mobile development"] },
  web: {
    background: "#10304f",
    foreground: "#8fd0ff",
    tags: ["frontend", "javascript", "web development", "functional programming", "purescript"],
  },
  backend: {
    background: "#0d3b33",
    foreground: "#6df0c2",
    tags: [".net", "golang", "java", "distributed systems", "software architecture"],
  },
  ai: { background: "#26400f", foreground: "#c4f07a", tags: ["ai", "llm", "ai agents", "მანქანური სწავლება"] },
  people: {
    background: "#4a2020",
    foreground: "#ffb3a1",
    tags: ["leadership", "engineering management", "career", "technical interviews"],
  },
  community: { background: "#2b2f33", foreground: "#e3e6ea", tags: [] },
} as const satisfies Record<string, Hue & { tags: readonly string[] }>;

export function hueOf(tags: readonly string[]): Hue {
  return Object.values(hues).find((hue) => hue.tags.some((tag) => tags.includes(tag))) ?? hues.community;
}
