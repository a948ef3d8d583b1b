/** The two colors of a cover, as hex, because share images have no style sheet. */
export type Hue = { ground: string; ink: string };

/** Cover colors by group of topics. The first group that contains one of an episode's tags applies. */
export const hues = {
  security: { ground: "#43122c", ink: "#ff9ec4", tags: ["penetration testing", "app security", "devsecops"] },
  games: {
    ground: "#2a1f4d",
    ink: "#c9b6ff",
    tags: ["game development", "rendering", "3d graphics", "graphics engineering", "virtual reality", "webgl"],
  },
  systems: {
    ground: "#44300d",
    ink: "#ffcf7d",
    tags: ["devops", "linux", "kubernetes", "terraform", "cloud", "systems engineering"],
  },
  mobile: { ground: "#123a44", ink: "#86e6f2", tags: ["android", "ios", "mobile development"] },
  web: {
    ground: "#10304f",
    ink: "#8fd0ff",
    tags: ["frontend", "javascript", "web development", "functional programming", "purescript"],
  },
  backend: {
    ground: "#0d3b33",
    ink: "#6df0c2",
    tags: [".net", "golang", "java", "distributed systems", "software architecture"],
  },
  ai: { ground: "#26400f", ink: "#c4f07a", tags: ["ai", "llm", "ai agents", "მანქანური სწავლება"] },
  people: {
    ground: "#4a2020",
    ink: "#ffb3a1",
    tags: ["leadership", "engineering management", "career", "technical interviews"],
  },
  community: { ground: "#2b2f33", ink: "#e3e6ea", tags: [] },
} as const satisfies Record<string, Hue & { tags: readonly string[] }>;

export function hueOf(tags: readonly string[]): Hue {
  return Object.values(hues).find((hue) => hue.tags.some((tag) => tags.includes(tag))) ?? hues.community;
}
