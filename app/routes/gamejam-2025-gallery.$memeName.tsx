import { data } from "react-router";

import type { Route } from "./+types/gamejam-2025-gallery.$memeName";

import { findMeme } from "#app/content/gallery.server.ts";
import { SharePage } from "#app/features/gallery/share-page.tsx";
import { sharePicture } from "#app/features/gallery/share-picture.ts";
import { sharePath } from "#app/features/gallery/meme-addresses.ts";
import { missingBoundary } from "#app/features/layout/missing-boundary.tsx";
import type { PageHandle } from "#app/features/layout/page-shell.tsx";
import { drawnPicture, missingPageMeta, notListed, pageMeta } from "#app/lib/page-meta.ts";

export { shouldRevalidate } from "#app/lib/should-revalidate.ts";

const gallery = { path: "/gamejam-2025-gallery", title: "Game Jam" };
const back = { to: gallery.path, label: "Back to Game Jam gallery" };

export const handle: PageHandle = { back };

export async function loader({ params }: Route.LoaderArgs) {
  const meme = await findMeme("gameJam", params.memeName);
  if (!meme) throw data("Meme Not Found", { status: 404 });
  return { meme, picture: sharePicture(meme) ?? drawnPicture(gallery.path) };
}

/** Turns a direct visit to an unknown name into the loader's 404. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta("Meme Not Found", error);
  const { meme, picture } = loaderData;
  const { caption, alt, filename } = meme;
  const path = sharePath(gallery.path, filename);
  // With scripts it goes on to the gallery, which is what search engines are to list.
  return [...pageMeta({ title: caption, description: alt, path, picture }), notListed];
}

export default function GameJamMemePage({ loaderData }: Route.ComponentProps) {
  return <SharePage meme={loaderData.meme} gallery={gallery} />;
}

export const ErrorBoundary = missingBoundary({
  title: "Meme Not Found",
  text: "The meme you're looking for doesn't exist.",
  back,
});
