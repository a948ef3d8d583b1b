import { galleries, galleryAt } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { graphOf } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/memes._index";

export { meta } from "#app/publish/page-meta.ts";

/** Loads the gallery of the page's URL. Both galleries use this route's exports. */
export function loader({ request }: Route.LoaderArgs) {
  const name = galleryAt(new URL(request.url).pathname);
  const [gallery, memes] = [galleries[name], listMemes(name)];
  const { title, description, path, within } = gallery;
  return {
    gallery,
    memes,
    page: { title, description, path, graph: graphOf([...(within ? [within] : []), { name: title, path }]) },
  };
}

export default function GalleryPage({ loaderData: { gallery, memes } }: Route.ComponentProps) {
  const { title, path, intro, note } = gallery;
  return (
    <main id="content" className="list-page page-column min-h-dvh">
      <PageHeading isList title={title}>
        {intro}
      </PageHeading>
      {note && (
        <p lang="ka" className="text-muted">
          {note}
        </p>
      )}
      <Gallery memes={memes} path={path} title={title} />
    </main>
  );
}
