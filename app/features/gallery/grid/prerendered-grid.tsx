import type { Meme } from "#app/content/galleries.ts";
import { sharePath } from "../memes.ts";
import { batch } from "./batches.ts";
import { columnShape, gridShape } from "./columns.ts";
import { eagerTiles, PlayBadge, TileLink, tileMediaShape, tileShape } from "./tile-components.tsx";

/** The layouts of columns.ts, each with its columns' width, and hidden at other window widths. */
const layouts = [
  { columns: 4, className: "*:w-1/4 max-[1024px]:hidden" },
  { columns: 3, className: "*:w-1/3 max-[768px]:hidden min-[1024px]:hidden" },
  { columns: 2, className: "*:w-1/2 min-[768px]:hidden" },
];

type Props = { memes: readonly Meme[]; path: string; label: string };

/**
 * The gallery before hydration and without JavaScript. The HTML has the first batch once per layout, and CSS
 * shows the layout for the window's width. The other tiles are only in <noscript>.
 */
export function PrerenderedGrid({ memes, path, label }: Props) {
  const tiles = memes.map((meme, index) => (
    <PrerenderedTile key={meme.filename} meme={meme} index={index} path={path} />
  ));
  const first = tiles.slice(0, batch);
  return (
    <>
      {layouts.map(({ columns, className }) => (
        <div key={columns} role="list" aria-label={label} className={`${gridShape} ${className}`}>
          {Array.from({ length: columns }, (_, column) => (
            <div key={column} className={columnShape}>
              {first.filter((_tile, index) => index % columns === column)}
            </div>
          ))}
        </div>
      ))}
      <noscript>
        <div role="list" className="columns-2 gap-[16px] min-[768px]:columns-3 min-[1024px]:columns-4">
          {tiles.slice(batch)}
        </div>
      </noscript>
    </>
  );
}

/** Links to the meme's share page. Only the first images load: `loading="lazy"` would fetch many screens ahead. */
function PrerenderedTile({ meme, index, path }: { meme: Meme; index: number; path: string }) {
  const lazyImage = <img loading="lazy" src={meme.thumbnail} alt="" className={tileMediaShape} />;
  return (
    <div role="listitem" className={tileShape}>
      <TileLink meme={meme} href={sharePath(path, meme)}>
        {index < eagerTiles ? (
          // A <picture>, because React would preload a bare <img>, and browsers warn about a preload of an image that
          // they have already requested.
          <picture>
            <img fetchPriority="high" src={meme.thumbnail} alt={meme.alt} className={tileMediaShape} />
          </picture>
        ) : index < batch ? (
          <noscript>{lazyImage}</noscript>
        ) : (
          lazyImage
        )}
      </TileLink>
      {meme.type === "video" && <PlayBadge />}
    </div>
  );
}
