import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import { startOfList } from "#app/lists/list-start.ts";
import type { Page } from "#app/publish/page-meta.ts";
import { galleryGraph } from "#app/publish/structured-data.server.ts";
import { ListHeading, ListLead } from "#app/ui/headings.tsx";
import type { Route } from "./+types/gamejam-2025-gallery._index";

export { ErrorBoundary, meta } from "#app/page.ts";

const back = { to: "/gamejam-2025", label: "Back to Game Jam" };
export const handle: PageHandle = { back: null };

const gallery = galleries.gameJam;
const description =
  "რა შეიძლებოდა გამოსულიყო 48 საათში: თამაშები, პლაკატები და გუნდები, რომლებიც Game Jam 2025-ისთვის იხვმა გამოიგონა და დახატა.";

export async function loader() {
  const memes = startOfList("gamejam-2025-gallery", await listMemes("gameJam"));
  const within = { name: "Game Jam 2025", path: "/gamejam-2025" };
  const graph = galleryGraph({ ...gallery, description, within }, memes.first);
  return withBuild({ memes, page: { ...gallery, description, graph } satisfies Page });
}

export default function GameJamGalleryPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="list-page page-column min-h-dvh">
      <ListHeading title={gallery.title} back={back} />
      <p lang="ka" className="text-muted">
        ნამდვილი კადრები აქ არ არის: ეს თამაშები იხვმა გამოიგონა.
      </p>
      <Gallery memes={loaderData.memes} path={gallery.path} title={gallery.title} />
      <ListLead>ნამდვილი აქ მხოლოდ წესებია: ერთი თემა და 48 საათი. ვადას იხვმა მაინც გადააცილა.</ListLead>
    </main>
  );
}
