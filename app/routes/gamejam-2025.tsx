import { gameJam } from "#app/content/game-jam.server.ts";
import { JamHero } from "#app/features/game-jam/jam-hero.tsx";
import { JamExtras, JamTabs } from "#app/features/game-jam/jam-tabs.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { phaseOf } from "#app/lib/date-range.ts";
import { useTime } from "#app/lib/use-now.ts";
import { posterOf } from "#app/publish/share-image-content.server.ts";
import { gameJamGraph } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/gamejam-2025";

export { meta } from "#app/publish/page-meta.ts";

export const handle: PageHandle = { lang: "ka" };

export function loader() {
  const { title, intro: description, eventId } = gameJam;
  const picture = posterOf(eventId);
  return {
    jam: gameJam,
    page: { title, description, path: "/gamejam-2025", picture, graph: gameJamGraph() },
  };
}

export default function GameJamPage({ loaderData }: Route.ComponentProps) {
  const { jam } = loaderData;
  const phase = useTime((now) => phaseOf(jam, now), 1000);
  return (
    <main id="content">
      <article>
        <JamHero jam={jam} phase={phase} />
        <div className="page-column">
          <JamTabs jam={jam} phase={phase} />
          <JamExtras jam={jam} />
        </div>
      </article>
    </main>
  );
}
