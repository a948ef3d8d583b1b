import { galleries } from "#app/content/galleries.ts";
import { missingScreen } from "#app/features/shell/error-screens.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";

export { clientLoader, default, loader, meta, shouldRevalidate } from "./memes.$memeName.tsx";

const back = { to: galleries.gameJam.path, label: galleries.gameJam.back };

export const handle: PageHandle = { back };

export const ErrorBoundary = missingScreen({
  title: "Meme Not Found",
  text: "The meme you're looking for doesn't exist.",
  back,
});
