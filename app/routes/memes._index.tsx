import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { pageLoader } from "#app/page-route.ts";
import { galleryGraph } from "#app/publish/structured-data.server.ts";
import { ListHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/memes._index";

export { ErrorBoundary, meta } from "#app/page-route.ts";

const gallery = galleries.memes;
const description = "Devtherapy-ს მიმები: პარასკევის დეპლოი, ლოკალურად მომუშავე კოდი და კიდევ ასი მიზეზი, რომ გაიცინო.";

export const handle: PageFrame = { back: null };

export const loader = pageLoader(async () => {
  const memes = await listMemes("memes");
  const graph = galleryGraph({ ...gallery, description }, memes);
  return { memes, page: { ...gallery, description, graph } };
});

export default function MemesPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="list-page page-column min-h-dvh">
      <ListHeading title={gallery.title}>
        ჯგუფური თერაპია სურათებით. თუ რომელიმეში თავი იცანი, მარტო არ ხარ – გაუზიარე გუნდს.
      </ListHeading>
      <Gallery memes={loaderData.memes} path={gallery.path} title={gallery.title} />
    </main>
  );
}
