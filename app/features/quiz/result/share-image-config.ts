/** How the share card is drawn: size in pixels, scale and ground are the specification's (section 9). */
export const cardPicture = { size: { width: 600, height: 420, scale: 2 }, background: "#111827" } as const;

/** Plain hex, the same in both themes: it goes into a picture. */
export const cardColors = {
  page: cardPicture.background,
  bits: "#1a2334",
  text: "#f3f6f5",
  muted: "#a7b4bd",
  mint: "#3ce6b0",
  good: "#5fe08a",
  warm: "#ffb86b",
  bad: "#ff7a7a",
  empty: "#374151",
} as const;
