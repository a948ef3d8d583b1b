import { findGuest } from "#app/content/guests.server.ts";
import { EpisodePlayer } from "#app/features/episodes/episode-player.tsx";
import { GuestDetails } from "#app/features/guests/guest-details.tsx";
import { HiddenImage } from "#app/features/guests/hidden-image.tsx";
import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { pageLoader } from "#app/page-route.ts";
import { guestGraph } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/guests.$guestId";

export { clientLoader, ErrorBoundary, meta, shouldRevalidate } from "#app/page-route.ts";

export const handle: PageFrame = {
  back: { to: "/guests", label: "Back to Guests" },
  missing: { title: "Guest Not Found" },
};

export const loader = pageLoader(({ params }: Route.LoaderArgs) => {
  const guest = orNotFound(findGuest(params.guestId), "Guest");
  const { id, name, bio } = guest;
  return {
    guest,
    page: { title: name, description: bio, path: `/guests/${id}`, graph: guestGraph(guest) },
  };
});

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
