import type { KeyboardEvent } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { atBase } from "#app/lib/url.ts";
import { memeAddress, sharePath, tileId, tilePictures } from "../memes.ts";
import {
  eagerTiles,
  PlayBadge,
  tileLinkName,
  tileLinkShape,
  tileMediaShape,
  tileShape,
  tileSizes,
  TileSizer,
} from "./tile-parts.tsx";
import type { Tile as LiveTile } from "./tile.tsx";

/** The numbers of columns that tile-columns.css knows. */
const columnCounts = [2, 3, 4];

type Props = {
  memes: readonly Meme[];
  /** How long the list is of which these are the first. */
  count: number;
  path: string;
  label: string;
  /** Until it has come, and without scripts, each tile leads to its share page. */
  Tile: typeof LiveTile | undefined;
  onOpen: (meme: Meme) => void;
};

/**
 * The gallery as a flat list that tile-columns.css lays out in columns. The breaks between the columns come first, so that
 * a page of which half has come is laid out as the whole one.
 */
export function TileGrid({ memes, count, path, label, Tile, onOpen }: Props) {
  return (
    <div className="tile-columns" onKeyDown={moveByKeys}>
      {columnCounts.map((columns) => (
        <Sizer key={columns} memes={memes} columns={columns} />
      ))}
      <div role="list" aria-label={label} data-list="">
        {columnCounts.map((_, index) => (
          <span key={index} aria-hidden="true" data-break={index + 1} />
        ))}
        {memes.map((meme, index) => (
          <div
            key={meme.filename}
            role="listitem"
            aria-posinset={Tile && index + 1}
            aria-setsize={Tile && count}
            data-tile=""
          >
            {Tile ? (
              <Tile meme={meme} position={index} path={path} onOpen={onOpen} />
            ) : (
              <PrerenderedTile meme={meme} isEager={index < eagerTiles} path={path} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The arrow keys go along the list and within the column, Home and End to its ends. */
function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target, currentTarget } = event;
  const tiles = [...currentTarget.querySelectorAll("[data-tile]")];
  const index = tiles.findIndex((tile) => target instanceof Node && tile.contains(target));
  const columns = Number(getComputedStyle(currentTarget).getPropertyValue("--columns"));
  const places: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: tiles.length - 1,
  };
  const tile = tiles[places[key] ?? -1];
  if (index < 0 || !tile) return;
  event.preventDefault();
  tile.querySelector("a")?.focus();
}

/**
 * A tile whose code has not come. Only the first pictures load at once; `loading="lazy"` would fetch many screens ahead, so
 * the rest wait for scripts, or stand in <noscript>.
 */
function PrerenderedTile({ meme, isEager, path }: { meme: Meme; isEager: boolean; path: string }) {
  return (
    <div className={tileShape}>
      <a
        id={tileId(meme.filename)}
        href={atBase(sharePath(path, meme.filename))}
        {...tileLinkName(meme)}
        className={tileLinkShape}
      >
        <TileSizer meme={meme} isPictureShown={isEager} />
        {isEager ? <EagerPicture meme={meme} /> : <PictureWithoutScripts meme={meme} />}
      </a>
      {meme.type === "video" && <PlayBadge />}
    </div>
  );
}

/** As tall as the tallest of the columns: by the tiles' shapes, and 16 px for each with a little to spare. */
function Sizer({ memes, columns }: { memes: readonly Meme[]; columns: number }) {
  const heights = Array.from({ length: columns }, (_, column) =>
    memes
      .filter((_meme, index) => index % columns === column)
      .reduce((height, meme) => height + (1000 * meme.height) / meme.width, 0),
  );
  const gaps = Math.ceil(memes.length / columns) * 16 + 4;
  return (
    <>
      <svg aria-hidden="true" data-sizer={columns} viewBox={`0 0 1000 ${Math.ceil(Math.max(...heights))}`} />
      <svg aria-hidden="true" data-sizer={columns} height={gaps} />
    </>
  );
}

/** In a <picture>, because React would preload a bare <img>, and browsers complain of preloads they had already. */
function EagerPicture({ meme }: { meme: Meme }) {
  const pictures = tilePictures(meme);
  if (!pictures) return null;
  return (
    <picture>
      <img src={pictures.src} srcSet={pictures.srcSet} sizes={tileSizes} alt={meme.alt} className={tileMediaShape} />
    </picture>
  );
}

/** The sizer already says what is to be seen. */
function PictureWithoutScripts({ meme }: { meme: Meme }) {
  const pictures = tilePictures(meme);
  return (
    <noscript>
      {pictures ? (
        <img src={pictures.src} alt="" loading="lazy" className={tileMediaShape} />
      ) : (
        <video src={`${memeAddress(meme)}#t=0.01`} preload="metadata" muted playsInline className={tileMediaShape} />
      )}
    </noscript>
  );
}
