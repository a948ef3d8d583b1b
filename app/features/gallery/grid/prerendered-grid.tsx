import { Fragment } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { sharePath } from "../memes.ts";
import { layouts } from "./columns.ts";
import { eagerTiles, PlayBadge, TileLink, tileMediaShape, tileShape } from "./tile-parts.tsx";

type Props = {
  memes: readonly Meme[];
  /** Tiles shown on a first visit. `classOf` hides the others. */
  batch: number;
  classOf: (index: number) => string | undefined;
  path: string;
  label: string;
};

/**
 * The gallery before hydration and without JavaScript: a flat list that prerendered-columns.css lays out in columns.
 * Each tile links to its share page. The breaks between the columns are first in the DOM, so that a partially loaded
 * page has the final layout. Only the first images load immediately. `loading="lazy"` would fetch many screens ahead,
 * so the others wait for JavaScript or are in <noscript>.
 */
export function PrerenderedGrid({ memes, batch, classOf, path, label }: Props) {
  return (
    <div className="prerendered-columns">
      {layouts.map(({ columns }) => (
        <Fragment key={columns}>
          <Sizer memes={memes.slice(0, batch)} columns={columns} of="first" />
          <Sizer memes={memes} columns={columns} of="all" />
        </Fragment>
      ))}
      <div role="list" aria-label={label} data-list="">
        {layouts.map((_, index) => (
          <span key={index} aria-hidden="true" data-break={index + 1} />
        ))}
        {memes.map((meme, index) => (
          <div key={meme.filename} role="listitem" data-tile="" className={classOf(index)}>
            <div className={tileShape}>
              <TileLink meme={meme} isPictureShown={index < eagerTiles} href={sharePath(path, meme)}>
                {index < eagerTiles ? <EagerPicture meme={meme} /> : <PictureWithoutScripts meme={meme} />}
              </TileLink>
              {meme.type === "video" && <PlayBadge />}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A box as tall as the tallest column: the tiles by their aspect ratios, and 16 px per gap. */
function Sizer({ memes, columns, of }: { memes: readonly Meme[]; columns: number; of: "first" | "all" }) {
  const heights = Array.from({ length: columns }, (_, column) =>
    memes
      .filter((_meme, index) => index % columns === column)
      .reduce((height, meme) => height + (1000 * meme.height) / meme.width, 0),
  );
  const sizer = { "aria-hidden": true, "data-sizer": columns, "data-of": of };
  return (
    <>
      <svg {...sizer} viewBox={`0 0 1000 ${Math.max(...heights).toFixed(2)}`} />
      <svg {...sizer} height={Math.ceil(memes.length / columns) * 16} />
    </>
  );
}

/**
 * A <picture>, because React would preload a bare <img>, and browsers warn about a preload of an image that they have
 * already requested.
 */
function EagerPicture({ meme }: { meme: Meme }) {
  return (
    <picture>
      <img src={meme.thumbnail} alt={meme.alt} className={tileMediaShape} />
    </picture>
  );
}

/** No alternative text, because the link's label describes the image. */
function PictureWithoutScripts({ meme }: { meme: Meme }) {
  return (
    <noscript>
      <img src={meme.thumbnail} alt="" loading="lazy" className={tileMediaShape} />
    </noscript>
  );
}
