import type { Route } from "./+types/gamejam-2025-gallery._index";

import { listMemes } from "#app/content/gallery.server.ts";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import type { PageHandle } from "#app/features/layout/page-shell.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: PageHandle = { back: { to: "/gamejam-2025", label: "Back to Game Jam" } };

export async function loader() {
  return { memes: await listMemes("gameJam") };
}

export function meta() {
  return pageMeta({
    title: "Game Jam",
    description: "48 საათში გაკეთებული თამაშები, ლოგოები და გუნდები: Devtherapy Game Jam 2025-ის სურათები და კლიპები.",
    path: "/gamejam-2025-gallery",
  });
}

export default function GameJamGalleryPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column min-h-dvh">
      <PageHeading
        title="Game Jam"
        lead={<span lang="ka">48 საათი, ცოტა ძილი და ბევრი პიქსელი: რა გამოვიდა ჯემიდან და ვინ იდგა ამის უკან.</span>}
      />
      <Gallery memes={loaderData.memes} path="/gamejam-2025-gallery" title="Game Jam" />
    </main>
  );
}
