import type { PageHandle } from "#app/features/shell/page-handle.ts";

export { default, loader, meta } from "./memes._index.tsx";

export const handle: PageHandle = { back: { to: "/gamejam-2025", label: "Back to Game Jam" } };
