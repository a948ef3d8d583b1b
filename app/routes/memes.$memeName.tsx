import { replace } from "react-router";
import { galleries } from "#app/content/galleries.ts";
import { findMeme } from "#app/content/gallery.server.ts";
import { viewerSearch } from "#app/features/gallery/memes.ts";
import { SharePage } from "#app/features/gallery/share-page.tsx";
import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { pageLoader } from "#app/page-route.ts";
import { memeShareImage } from "#app/publish/share-image-content.server.ts";
import type { Route } from "./+types/memes.$memeName";

export { ErrorBoundary, meta, shouldRevalidate } from "#app/page-route.ts";

const gallery = galleries.memes;
export const handle: PageFrame = {
  back: { to: gallery.path, label: gallery.back },
  missing: { title: "Meme Not Found", text: "The meme you're looking for doesn't exist." },
};

export const loader = pageLoader(({ params }: Route.LoaderArgs) => {
  const meme = orNotFound(findMeme("memes", params.memeName), "Meme");
  return {
    meme,
    page: {
      title: meme.caption,
      description: meme.alt,
      path: `${gallery.path}/${meme.filename}`,
      picture: memeShareImage(meme),
      // With JavaScript the page redirects to the gallery, which search engines should index instead.
      isListed: false,
    },
  };
});

/** With JavaScript, opens the meme in the gallery's viewer and replaces this history entry. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<never> {
  const { meme } = await serverLoader();
  throw replace(gallery.path + viewerSearch(meme.filename));
}
clientLoader.hydrate = true as const;

export default function MemePage({ loaderData }: Route.ComponentProps) {
  return <SharePage meme={loaderData.meme} gallery={gallery} />;
}
