/**
 * Font families for pictures (see export-card.ts) alone: the page's own fonts give up when they come late, and are not
 * used at all then.
 */
export const cardFonts = {
  sans: '"Devtherapy Card", FiraGO, sans-serif',
  mono: '"Devtherapy Card Mono", "JetBrains Mono", monospace',
} as const;
