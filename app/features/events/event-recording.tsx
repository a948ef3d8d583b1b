import { useState } from "react";

import { atBase } from "#app/lib/base-path.ts";
import { type Playback, VideoFacade } from "#app/ui/video-facade.tsx";

type Props = { youtubeId: string; title: string; posterPath: string };

/** The recording of an event that is over. */
export function EventRecording({ youtubeId, title, posterPath }: Props) {
  const [playback, setPlayback] = useState<Playback>();
  return (
    <section aria-labelledby="recording" className="mt-14">
      <h2 id="recording" className="text-2xl">
        Event Recording
      </h2>
      <VideoFacade
        youtubeId={youtubeId}
        title={title}
        poster={
          <img src={atBase(posterPath)} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
        }
        playback={playback}
        onPlay={(seconds) => setPlayback({ seconds, count: 1 })}
        className="mt-5"
      />
    </section>
  );
}
