import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Meme } from "#app/content/galleries.ts";
import { languageOf } from "#app/lib/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { memeAddress, tilePictures, viewerSearch } from "./memes.ts";

/**
 * What a shared link shows to previews and to visitors without scripts. With scripts it goes on at once to the gallery
 * with the viewer open, in its own place in the history: Back leads where the visitor came from.
 */
export function SharePage({ meme, gallery }: { meme: Meme; gallery: { path: string; title: string } }) {
  const navigate = useNavigate();
  const search = viewerSearch(meme.filename);

  useEffect(() => {
    void navigate({ pathname: gallery.path, search }, { replace: true });
  }, [navigate, gallery.path, search]);

  return (
    <main id="content" className="page-column min-h-dvh">
      <h1 tabIndex={-1} lang={languageOf(meme.caption)} className="max-w-reading text-2xl">
        {meme.caption}
      </h1>
      <figure lang={languageOf(meme.alt)} className="-mx-4 mt-6 max-w-reading md:mx-0">
        {meme.type === "image" ? (
          <img
            src={memeAddress(meme)}
            alt={meme.alt}
            width={meme.width}
            height={meme.height}
            className="max-h-[85dvh] max-w-full rounded-lg object-contain object-left"
          />
        ) : (
          <video
            src={memeAddress(meme)}
            poster={tilePictures(meme)?.largest}
            width={meme.width}
            height={meme.height}
            aria-label={meme.alt}
            controls
            muted
            playsInline
            preload="none"
            className="max-h-[85dvh] max-w-full rounded-lg object-contain object-left"
          />
        )}
        <figcaption className="mx-4 mt-4 text-muted md:mx-0">{meme.alt}</figcaption>
      </figure>
      <ButtonLink to={gallery.path} className="mt-8">
        All of {gallery.title}
      </ButtonLink>
    </main>
  );
}
