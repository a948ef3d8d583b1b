/**
 * Font families only for exported images (see export-card.ts). The page's own fonts use `font-display: optional`,
 * which drops fonts that load late.
 */
export const cardFonts = {
  sans: '"Devtherapy Card", FiraGO, sans-serif',
  mono: '"Devtherapy Card Mono", "JetBrains Mono", monospace',
} as const;
