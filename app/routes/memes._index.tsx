import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { withBuild } from "#app/lib/build-id.ts";
import { startOfList } from "#app/lists/list-start.ts";
import { pageMeta } from "#app/publish/page-meta.ts";
import { galleryGraph } from "#app/publish/structured-content.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/memes._index";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/not-found-boundary.tsx";

const gallery = galleries.memes;
const description = "Devtherapy-ს მიმები: პარასკევის დეპლოი, ლოკალურად მომუშავე კოდი და კიდევ ასი მიზეზი, რომ გაიცინო.";

export async function loader() {
  const memes = startOfList("memes", await listMemes("memes"));
  return withBuild({ memes, graph: galleryGraph({ ...gallery, description }, memes.first) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: gallery.title, description, path: gallery.path, graph: loaderData?.graph });
}

export default function MemesPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column min-h-dvh">
      <PageHeading
        title={gallery.title}
        lead={
          <span lang="ka">ჯგუფური თერაპია სურათებით. თუ რომელიმეში თავი იცანი, მარტო არ ხარ – გაუზიარე გუნდს.</span>
        }
      />
      <Gallery memes={loaderData.memes} path={gallery.path} title={gallery.title} />
    </main>
  );
}
