import { data } from "react-router";

import { findMeme } from "#app/content/gallery.server.ts";
import { sharePageMeta, sharePicture } from "#app/features/gallery/share-page-meta.ts";
import { SharePage } from "#app/features/gallery/share-page.tsx";
import { notFoundBoundary } from "#app/features/layout/not-found-boundary.tsx";
import type { PageHandle } from "#app/features/layout/page-shell.tsx";
import { withBuild } from "#app/lib/build-id.ts";
import { galleries } from "#app/lib/galleries.ts";
import { drawnPicture, notFoundPageMeta } from "#app/lib/page-meta.ts";

import type { Route } from "./+types/gamejam-2025-gallery.$memeName";

export { shouldRevalidate } from "#app/lib/should-revalidate.ts";

const gallery = galleries.gameJam;
const back = { to: gallery.path, label: gallery.back };

export const handle: PageHandle = { back };

export async function loader({ params }: Route.LoaderArgs) {
  const meme = await findMeme("gameJam", params.memeName);
  if (!meme) throw data("Meme Not Found", { status: 404 });
  return withBuild({ meme, picture: sharePicture(meme) ?? drawnPicture(gallery.path) });
}

/** Turns a direct visit to an unknown name into the loader's 404. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? sharePageMeta(gallery, loaderData) : notFoundPageMeta("Meme Not Found", error);
}

export default function GameJamMemePage({ loaderData }: Route.ComponentProps) {
  return <SharePage meme={loaderData.meme} gallery={gallery} />;
}

export const ErrorBoundary = notFoundBoundary({
  title: "Meme Not Found",
  text: "The meme you're looking for doesn't exist.",
  back,
});
