/** The two colours of a printed block: hex, because the share pictures are drawn without a style sheet. */
export type Hue = { ground: string; ink: string };

/** Families of topics, each with a hue of its own; the first family with one of the tags wins. */
const families: readonly { hue: Hue; tags: readonly string[] }[] = [
  {
    hue: { ground: "#43122c", ink: "#ff9ec4" },
    tags: ["penetration testing", "app security", "devsecops"],
  },
  {
    hue: { ground: "#2a1f4d", ink: "#c9b6ff" },
    tags: ["game development", "rendering", "3d graphics", "graphics engineering", "virtual reality", "webgl"],
  },
  {
    hue: { ground: "#44300d", ink: "#ffcf7d" },
    tags: ["devops", "linux", "kubernetes", "terraform", "cloud", "systems engineering"],
  },
  {
    hue: { ground: "#123a44", ink: "#86e6f2" },
    tags: ["android", "ios", "mobile development"],
  },
  {
    hue: { ground: "#10304f", ink: "#8fd0ff" },
    tags: ["frontend", "javascript", "web development", "functional programming", "purescript"],
  },
  {
    hue: { ground: "#0d3b33", ink: "#6df0c2" },
    tags: [".net", "golang", "java", "distributed systems", "software architecture"],
  },
  {
    hue: { ground: "#26400f", ink: "#c4f07a" },
    tags: ["ai", "llm", "ai agents", "მანქანური სწავლება"],
  },
  {
    hue: { ground: "#4a2020", ink: "#ffb3a1" },
    tags: ["leadership", "engineering management", "career", "technical interviews"],
  },
];

const communityHue: Hue = { ground: "#2b2f33", ink: "#e3e6ea" };

/** The hue of what is about these tags. */
export function hueOf(tags: readonly string[]): Hue {
  return families.find((family) => family.tags.some((tag) => tags.includes(tag)))?.hue ?? communityHue;
}
