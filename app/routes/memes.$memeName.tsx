import { replace } from "react-router";
import { galleries, galleryAt } from "#app/content/galleries.ts";
import { findMeme } from "#app/content/gallery.server.ts";
import { viewerSearch } from "#app/features/gallery/memes.ts";
import { SharePage } from "#app/features/gallery/share-page.tsx";
import { missingScreen } from "#app/features/shell/error-screens.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { memeShareImage } from "#app/publish/share-image-content.server.ts";
import type { Route } from "./+types/memes.$memeName";

export { shouldRevalidate } from "#app/navigation/client-loader.ts";
export { meta } from "#app/publish/page-meta.ts";

const back = { to: galleries.memes.path, label: galleries.memes.back };

export const handle: PageHandle = { back };

export const ErrorBoundary = missingScreen({
  title: "Meme Not Found",
  text: "The meme you're looking for doesn't exist.",
  back,
});

/** Loads a meme of the gallery in the page's URL. Both galleries use this route's exports. */
export function loader({ params, request }: Route.LoaderArgs) {
  const name = galleryAt(new URL(request.url).pathname);
  const { path, title, disclaimer = "" } = galleries[name];
  const meme = orNotFound(findMeme(name, params.memeName), "Meme");
  return {
    meme,
    gallery: { path, title },
    page: {
      title: meme.caption,
      description: disclaimer + meme.alt,
      path: `${path}/${meme.filename}`,
      picture: memeShareImage(meme),
      // With JavaScript the page redirects to the gallery, which search engines should index instead.
      isListed: false,
    },
  };
}

/** With JavaScript, opens the meme in the gallery's viewer and replaces this history entry. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<never> {
  const { meme, gallery } = await serverLoader();
  throw replace(gallery.path + viewerSearch(meme.filename));
}
clientLoader.hydrate = true as const;

export default function MemePage({ loaderData: { meme, gallery } }: Route.ComponentProps) {
  return <SharePage meme={meme} gallery={gallery} />;
}
