import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { pageLoader } from "#app/page-route.ts";
import { galleryGraph } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/gamejam-2025-gallery._index";

export { ErrorBoundary, meta } from "#app/page-route.ts";

export const handle: PageFrame = { back: { to: "/gamejam-2025", label: "Back to Game Jam" } };

const gallery = galleries.gameJam;
const description =
  "რა შეიძლებოდა გამოსულიყო 48 საათში: თამაშები, პლაკატები და გუნდები, რომლებიც Game Jam 2025-ისთვის იხვმა გამოიგონა და დახატა.";

export const loader = pageLoader(() => {
  const memes = listMemes("gameJam");
  const within = { name: "Game Jam 2025", path: "/gamejam-2025" };
  const graph = galleryGraph({ ...gallery, description, within }, memes);
  return { memes, page: { ...gallery, description, graph } };
});

export default function GameJamGalleryPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="list-page page-column min-h-dvh">
      <PageHeading title={gallery.title} />
      <p lang="ka" className="mt-2 text-muted md:mt-3">
        ნამდვილი კადრები აქ არ არის: ეს თამაშები იხვმა გამოიგონა.
      </p>
      <Gallery memes={loaderData.memes} path={gallery.path} title={gallery.title} />
    </main>
  );
}
