import { data } from "react-router";
import { findGuest } from "#app/content/guests.server.ts";
import { EpisodePlayer } from "#app/features/episodes/episode-player.tsx";
import { GuestDetails } from "#app/features/guests/guest-details.tsx";
import { HiddenImage } from "#app/features/guests/hidden-image.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import { notFoundPageMeta, pageMeta } from "#app/publish/page-meta.ts";
import { guestGraph } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/guests.$guestId";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/error-screens.tsx";
export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";

export const handle: PageHandle = {
  back: { to: "/guests", label: "Back to Guests" },
  missing: { title: "Guest Not Found" },
};

export function loader({ params }: Route.LoaderArgs) {
  const guest = findGuest(params.guestId);
  if (!guest) throw data("Guest Not Found", { status: 404 });
  return withBuild({ guest, graph: guestGraph(guest) });
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return notFoundPageMeta("Guest Not Found", error);
  const { id, name, bio } = loaderData.guest;
  return pageMeta({ title: name, description: bio, path: `/guests/${id}`, graph: loaderData.graph });
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
