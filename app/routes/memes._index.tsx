import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/memes._index";

export { meta } from "#app/publish/page-meta.ts";

const gallery = galleries.memes;
const description = "Devtherapy-ს მიმები: პარასკევის დეპლოი, ლოკალურად მომუშავე კოდი და კიდევ ასი მიზეზი, რომ გაიცინო.";

export async function loader() {
  return { memes: await listMemes("memes"), page: sectionPage({ ...gallery, description }) };
}

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
