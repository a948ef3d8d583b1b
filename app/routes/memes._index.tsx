import type { Route } from "./+types/memes._index";

import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export { shouldRevalidate } from "#app/lib/should-revalidate.ts";

export async function loader() {
  return { memes: await listMemes("memes") };
}

export function meta() {
  return pageMeta({
    title: "Meme Gallery",
    description: "Devtherapy-ს მიმები: პარასკევის დეპლოი, ლოკალურად მომუშავე კოდი და კიდევ ასი მიზეზი, რომ გაიცინო.",
    path: "/memes",
  });
}

export default function MemesPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column min-h-dvh">
      <PageHeading
        title="Meme Gallery"
        lead={
          <span lang="ka">ჯგუფური თერაპია სურათებით. თუ რომელიმეში თავი იცანი, მარტო არ ხარ – გაუზიარე გუნდს.</span>
        }
      />
      <Gallery memes={loaderData.memes} path="/memes" title="Meme Gallery" />
    </main>
  );
}
