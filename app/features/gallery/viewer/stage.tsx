import { useRef, useState } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { languageOf } from "#app/lib/words.ts";
import { useReducedMotion } from "#app/lib/use-media-query.ts";
import { memeAddress, tilePictures } from "../meme-addresses.ts";
import { LoadFailure } from "./load-failure.tsx";

const shape = "absolute inset-0 size-full text-transparent";

/** The file itself, as large as the screen allows; until it is there, what the tile showed. */
export function Stage({ meme }: { meme: Meme }) {
  const [status, setStatus] = useState<"loading" | "loaded" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLDivElement>(null);

  function retry() {
    setAttempt(attempt + 1);
    setStatus("loading");
    // The button goes, and the focus with it.
    frame.current?.focus();
  }

  return (
    <div ref={frame} tabIndex={-1} className="[container-type:size] absolute inset-0 flex items-center justify-center">
      {status === "failed" ? (
        <div role="alert" className="absolute inset-0">
          <LoadFailure type={meme.type} onRetry={retry} className="h-full" />
        </div>
      ) : (
        <Media
          key={attempt}
          meme={meme}
          isLoaded={status === "loaded"}
          onLoad={() => setStatus("loaded")}
          onError={() => setStatus("failed")}
        />
      )}
    </div>
  );
}

type MediaProps = { meme: Meme; isLoaded: boolean; onLoad: () => void; onError: () => void };

function Media({ meme, isLoaded, onLoad, onError }: MediaProps) {
  const isStill = useReducedMotion();
  const pictures = tilePictures(meme);
  const ratio = meme.width / meme.height;
  return (
    <div className="relative" style={{ aspectRatio: ratio, width: `min(100cqw, ${ratio} * 100cqh)` }}>
      {!isLoaded && pictures && <img src={pictures.src} alt="" className={`${shape} animate-pulse`} />}
      {meme.type === "image" ? (
        <img
          src={memeAddress(meme)}
          alt={meme.alt}
          lang={languageOf(meme.alt)}
          draggable={false}
          onLoad={onLoad}
          onError={onError}
          className={shape}
        />
      ) : (
        <video
          src={memeAddress(meme)}
          poster={pictures?.largest}
          aria-label={meme.alt}
          lang={languageOf(meme.alt)}
          controls
          muted
          loop
          playsInline
          autoPlay={!isStill}
          onLoadedData={onLoad}
          onError={onError}
          className={shape}
        />
      )}
    </div>
  );
}
