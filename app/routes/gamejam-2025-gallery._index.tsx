import type { PageFrame } from "#app/features/shell/page-frame.ts";

export { default, ErrorBoundary, loader, meta } from "./memes._index.tsx";

export const handle: PageFrame = { back: { to: "/gamejam-2025", label: "Back to Game Jam" } };
