import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { graphOf } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/gamejam-2025-gallery._index";

export { meta } from "#app/publish/page-meta.ts";

export const handle: PageHandle = { back: { to: "/gamejam-2025", label: "Back to Game Jam" } };

const gallery = galleries.gameJam;
const description =
  "რა შეიძლებოდა გამოსულიყო 48 საათში: თამაშები, პლაკატები და გუნდები, რომლებიც Game Jam 2025-ისთვის იხვმა გამოიგონა და დახატა.";

export async function loader() {
  const { title, path } = gallery;
  const graph = graphOf([
    { name: "Game Jam 2025", path: "/gamejam-2025" },
    { name: title, path },
  ]);
  return { memes: await listMemes("gameJam"), page: { title, path, description, graph } };
}

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
