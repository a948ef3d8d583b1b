import { galleries } from "#app/content/galleries.ts";
import type { PageFrame } from "#app/features/shell/page-frame.ts";

export { clientLoader, default, ErrorBoundary, loader, meta, shouldRevalidate } from "./memes.$memeName.tsx";

export const handle: PageFrame = {
  back: { to: galleries.gameJam.path, label: galleries.gameJam.back },
  missing: { title: "Meme Not Found", text: "The meme you're looking for doesn't exist." },
};
