import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import { startOfList } from "#app/lists/list-start.ts";
import type { Page } from "#app/publish/page-meta.ts";
import { galleryGraph } from "#app/publish/structured-data.server.ts";
import { ListHeading, ListLead } from "#app/ui/headings.tsx";
import type { Route } from "./+types/memes._index";

export { ErrorBoundary, meta } from "#app/page.ts";

const gallery = galleries.memes;
const description = "Devtherapy-ს მიმები: პარასკევის დეპლოი, ლოკალურად მომუშავე კოდი და კიდევ ასი მიზეზი, რომ გაიცინო.";

export const handle: PageHandle = { back: null };

export async function loader() {
  const memes = startOfList("memes", await listMemes("memes"));
  const graph = galleryGraph({ ...gallery, description }, memes.first);
  return withBuild({ memes, page: { ...gallery, description, graph } satisfies Page });
}

export default function MemesPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="list-page page-column min-h-dvh">
      <ListHeading title={gallery.title} />
      <Gallery memes={loaderData.memes} path={gallery.path} title={gallery.title} />
      <ListLead>ჯგუფური თერაპია სურათებით. თუ რომელიმეში თავი იცანი, მარტო არ ხარ – გაუზიარე გუნდს.</ListLead>
    </main>
  );
}
