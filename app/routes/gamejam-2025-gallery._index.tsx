import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import type { PageHandle } from "#app/features/shell/page-shell.tsx";
import { withBuild } from "#app/lib/build-id.ts";
import { startOfList } from "#app/lists/list-start.ts";
import { pageMeta } from "#app/publish/page-meta.ts";
import { galleryGraph } from "#app/publish/structured-content.server.ts";
import { ListHeading, ListLead } from "#app/ui/list-heading.tsx";

import type { Route } from "./+types/gamejam-2025-gallery._index";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/not-found-boundary.tsx";

const back = { to: "/gamejam-2025", label: "Back to Game Jam" };
export const handle: PageHandle = { back: null };

const gallery = galleries.gameJam;
const description =
  "48 საათში გაკეთებული თამაშები, ლოგოები და გუნდები: Devtherapy Game Jam 2025-ის სურათები და კლიპები.";

export async function loader() {
  const memes = startOfList("gamejam-2025-gallery", await listMemes("gameJam"));
  return withBuild({
    memes,
    graph: galleryGraph(
      { ...gallery, description, within: { name: "Game Jam 2025", path: "/gamejam-2025" } },
      memes.first,
    ),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: gallery.title, description, path: gallery.path, graph: loaderData?.graph });
}

export default function GameJamGalleryPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="list-page page-column min-h-dvh">
      <ListHeading title={gallery.title} back={back} />
      <Gallery memes={loaderData.memes} path={gallery.path} title={gallery.title} />
      <ListLead>48 საათი, ცოტა ძილი და ბევრი პიქსელი: რა გამოვიდა ჯემიდან და ვინ იდგა ამის უკან.</ListLead>
    </main>
  );
}
