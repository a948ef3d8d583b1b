import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { pageLoader } from "#app/page-route.ts";
import { galleryGraph } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/memes._index";

export { ErrorBoundary, meta } from "#app/page-route.ts";

const gallery = galleries.memes;
const description = "Devtherapy-ს მიმები: პარასკევის დეპლოი, ლოკალურად მომუშავე კოდი და კიდევ ასი მიზეზი, რომ გაიცინო.";

export const loader = pageLoader(() => {
  const memes = listMemes("memes");
  const graph = galleryGraph({ ...gallery, description }, memes);
  return { memes, page: { ...gallery, description, graph } };
});

export default function MemesPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="list-page page-column min-h-dvh">
      <PageHeading isList title={gallery.title}>
        ჯგუფური თერაპია სურათებით. თუ რომელიმეში თავი იცანი, მარტო არ ხარ – გაუზიარე გუნდს.
      </PageHeading>
      <Gallery memes={loaderData.memes} path={gallery.path} title={gallery.title} />
    </main>
  );
}
