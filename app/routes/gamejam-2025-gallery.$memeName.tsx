import { galleries } from "#app/content/galleries.ts";
import { findMeme } from "#app/content/gallery.server.ts";
import { SharePage } from "#app/features/gallery/share-page.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import { orNotFound } from "#app/navigation/canonical-path.ts";
import { drawnPicture, type Page } from "#app/publish/page-meta.ts";
import { memeShareImage } from "#app/publish/share-image-content.server.ts";
import type { Route } from "./+types/gamejam-2025-gallery.$memeName";

export { clientLoader, ErrorBoundary, meta, shouldRevalidate } from "#app/page.ts";

const gallery = galleries.gameJam;
export const handle: PageHandle = {
  back: { to: gallery.path, label: gallery.back },
  missing: { title: "Meme Not Found", text: "The meme you're looking for doesn't exist." },
};

export async function loader({ params }: Route.LoaderArgs) {
  const meme = orNotFound(await findMeme("gameJam", params.memeName), "Meme");
  return withBuild({
    meme,
    page: {
      title: meme.caption,
      // Where the link is shared nothing else says that this jam's pictures are no photographs.
      description: `გამოგონილი ჯემიდან: ${meme.alt}`,
      path: `${gallery.path}/${meme.filename}`,
      picture: memeShareImage(meme) ?? drawnPicture(gallery.path),
      // With scripts the page goes on to the gallery, which is what search engines are to list.
      isListed: false,
    } satisfies Page,
  });
}

export default function GameJamMemePage({ loaderData }: Route.ComponentProps) {
  return <SharePage meme={loaderData.meme} gallery={gallery} />;
}
