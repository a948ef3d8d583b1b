import { findGuest } from "#app/content/guests.server.ts";
import { EpisodePlayer } from "#app/features/episodes/episode-player.tsx";
import { GuestDetails } from "#app/features/guests/guest-details.tsx";
import { HiddenImage } from "#app/features/guests/hidden-image.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import { orNotFound } from "#app/navigation/canonical-path.ts";
import type { Page } from "#app/publish/page-meta.ts";
import { guestGraph } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/guests.$guestId";

export { clientLoader, ErrorBoundary, meta, shouldRevalidate } from "#app/page.ts";

export const handle: PageHandle = {
  back: { to: "/guests", label: "Back to Guests" },
  missing: { title: "Guest Not Found" },
};

export function loader({ params }: Route.LoaderArgs) {
  const guest = orNotFound(findGuest(params.guestId), "Guest");
  const { id, name, bio } = guest;
  return withBuild({
    guest,
    page: { title: name, description: bio, path: `/guests/${id}`, graph: guestGraph(guest) } satisfies Page,
  });
}

export default function GuestPage({ loaderData }: Route.ComponentProps) {
  const { guest } = loaderData;
  return (
    <main id="content" className="page-column">
      <div className="relative">
        <GuestDetails
          guest={guest}
          video={<EpisodePlayer key={guest.id} episode={guest.episode} track={guest.track} />}
        />
        {guest.easterEgg && <HiddenImage key={guest.id} src={guest.easterEgg} />}
      </div>
    </main>
  );
}
