import { findGuest } from "#app/content/guests.server.ts";
import { EpisodePlayer } from "#app/features/episodes/episode-player.tsx";
import { EasterEgg } from "#app/features/guests/easter-egg.tsx";
import { GuestDetails } from "#app/features/guests/guest-details.tsx";
import { missingScreen } from "#app/features/shell/error-screens.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { guestGraph } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/guests.$guestId";

export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";
export { meta } from "#app/publish/page-meta.ts";

const back = { to: "/guests", label: "Back to Guests" };

export const handle: PageHandle = { back };

export const ErrorBoundary = missingScreen({ title: "Guest Not Found", back });

export function loader({ params }: Route.LoaderArgs) {
  const guest = orNotFound(findGuest(params.guestId), "Guest");
  const { id, name, bio } = guest;
  return {
    guest,
    page: { title: name, description: bio, path: `/guests/${id}`, graph: guestGraph(guest) },
  };
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
        {guest.easterEgg && <EasterEgg key={guest.id} src={guest.easterEgg} />}
      </div>
    </main>
  );
}
