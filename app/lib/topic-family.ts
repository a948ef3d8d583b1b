/** Families of topics, each with a hue of its own (see app.css); the first family with a tag of the episode wins. */
const families: readonly { hue: string; tags: readonly string[] }[] = [
  { hue: "hue-security", tags: ["penetration testing", "app security", "devsecops"] },
  {
    hue: "hue-games",
    tags: ["game development", "rendering", "3d graphics", "graphics engineering", "virtual reality", "webgl"],
  },
  { hue: "hue-systems", tags: ["devops", "linux", "kubernetes", "terraform", "cloud", "systems engineering"] },
  { hue: "hue-mobile", tags: ["android", "ios", "mobile development"] },
  { hue: "hue-web", tags: ["frontend", "javascript", "web development", "functional programming", "purescript"] },
  { hue: "hue-backend", tags: [".net", "golang", "java", "distributed systems", "software architecture"] },
  { hue: "hue-ai", tags: ["ai", "llm", "ai agents", "მანქანური სწავლება"] },
  { hue: "hue-people", tags: ["leadership", "engineering management", "career", "technical interviews"] },
];

/** The hue class of an episode's cover, by its tags. */
export function hueOf(tags: readonly string[]): string {
  return families.find((family) => family.tags.some((tag) => tags.includes(tag)))?.hue ?? "hue-community";
}
