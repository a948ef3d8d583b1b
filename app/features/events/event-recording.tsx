import { clsx } from "clsx";
import type { PodcastEvent } from "#app/content/events.server.ts";
import { atBase } from "#app/lib/url.ts";
import { usePlayerSlot, usePlayerStore } from "#app/player/player-store.ts";
import { VideoFacade } from "#app/player/video-facade.tsx";

type Props = {
  event: Pick<PodcastEvent, "id" | "title" | "picture">;
  youtubeId: string;
};

/** The recording of an event that is over. It is no session: nothing of it is counted or kept. */
export function EventRecording({ event: { id, title, picture }, youtubeId }: Props) {
  const placeRef = usePlayerSlot(youtubeId);
  const isOn = usePlayerStore(({ track }) => track?.id === youtubeId);
  const track = { id: youtubeId, path: `/events/${id}`, title, name: title, chapters: [], duration: 0 };
  return (
    <section aria-labelledby="recording" className="mt-14">
      <h2 id="recording" className="text-2xl">
        Event Recording
      </h2>
      <div ref={placeRef} className={clsx("mt-5 max-w-video", isOn && "pb-27")}>
        <VideoFacade
          youtubeId={youtubeId}
          title={title}
          poster={
            <img src={atBase(picture.path)} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
          }
          isOn={isOn}
          onPlay={(seconds) => usePlayerStore.getState().play(track, seconds)}
        />
      </div>
    </section>
  );
}
