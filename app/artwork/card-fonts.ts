/**
 * Font families only for exported images (see export-card.ts). The page's own families may show fallbacks, because
 * browsers do not use a font that loads late.
 */
export const cardFonts = {
  sans: '"Devtherapy Card", FiraGO, sans-serif',
  mono: '"Devtherapy Card Mono", "JetBrains Mono", monospace',
} as const;
