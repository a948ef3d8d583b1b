import { useState } from "react";

import type { Meme } from "#app/content/read-gallery.server.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { useReducedMotion } from "#app/lib/use-media-query.ts";

import { LoadFailure } from "./load-failure.tsx";
import { memeAddress, tilePictures } from "./meme-addresses.ts";

const shape = "absolute inset-0 size-full text-transparent";

/** The file itself, as large as the screen allows; until it is there, what the tile showed. */
export function Stage({ meme }: { meme: Meme }) {
  const isStill = useReducedMotion();
  const [status, setStatus] = useState<"loading" | "loaded" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const pictures = tilePictures(meme);

  function retry() {
    setAttempt(attempt + 1);
    setStatus("loading");
  }

  if (status === "failed") {
    return (
      <div role="alert" className="absolute inset-0">
        <LoadFailure type={meme.type} onRetry={retry} className="h-full" />
      </div>
    );
  }
  const ratio = meme.width / meme.height;
  return (
    <div className="[container-type:size] absolute inset-0 flex items-center justify-center">
      <div className="relative" style={{ aspectRatio: ratio, width: `min(100cqw, ${ratio} * 100cqh)` }}>
        {status === "loading" && pictures && <img src={pictures.src} alt="" className={`${shape} animate-pulse`} />}
        {meme.type === "image" ? (
          <img
            key={attempt}
            src={memeAddress(meme)}
            alt={meme.alt}
            lang={languageOf(meme.alt)}
            draggable={false}
            onLoad={() => setStatus("loaded")}
            onError={() => setStatus("failed")}
            className={shape}
          />
        ) : (
          <video
            key={attempt}
            src={memeAddress(meme)}
            poster={pictures?.largest}
            aria-label={meme.alt}
            lang={languageOf(meme.alt)}
            controls
            muted
            loop
            playsInline
            autoPlay={!isStill}
            onLoadedData={() => setStatus("loaded")}
            onError={() => setStatus("failed")}
            className={shape}
          />
        )}
      </div>
    </div>
  );
}
