import type { Meme } from "#app/content/galleries.ts";
import { languageOf } from "#app/lib/text.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** A meme's page for link previews and for visitors without JavaScript. */
export function SharePage({ meme, gallery }: { meme: Meme; gallery: { path: string; title: string } }) {
  const { caption, alt, type, width, height } = meme;
  const className = "max-h-[85dvh] max-w-full rounded-lg object-contain object-left";
  const file = { src: meme.url, width, height, className };

  return (
    <main id="content" className="page-column min-h-dvh">
      <h1 tabIndex={-1} lang={languageOf(caption)} className="max-w-reading text-2xl">
        {caption}
      </h1>
      <figure lang={languageOf(alt)} className="-mx-4 mt-6 max-w-reading md:mx-0">
        {type === "image" ? (
          <img {...file} alt={alt} />
        ) : (
          <video {...file} poster={meme.thumbnail} aria-label={alt} controls muted playsInline preload="none" />
        )}
        <figcaption className="mx-4 mt-4 text-muted md:mx-0">{alt}</figcaption>
      </figure>
      <ButtonLink to={gallery.path} className="mt-8">
        All of {gallery.title}
      </ButtonLink>
    </main>
  );
}
