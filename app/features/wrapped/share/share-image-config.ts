/** Plain hex, because html2canvas knows no other colours: the light tokens of app.css on the dark page. */
export const cardColors = {
  page: "#0b0f0e",
  paper: "#f7f6f1",
  line: "#dcdacf",
  text: "#14201c",
  muted: "#55645e",
  mint: "#00785a",
  brightMint: "#3ce6b0",
  good: "#1d7a3c",
  warm: "#a8560a",
  quiet: "#9db0a9",
} as const;

/** Drawn twice as large: the 1080 × 1920 of a story. */
export const cardPicture = { size: { width: 540, height: 960, scale: 2 }, background: cardColors.page } as const;
