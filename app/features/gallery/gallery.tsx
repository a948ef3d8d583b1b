import { clsx } from "clsx";
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { countOf } from "#app/lib/words.ts";
import { LazyLoadMore } from "#app/lists/lazy-load-more.tsx";
import type { ListStart } from "#app/lists/list-start.ts";
import { useInfiniteList } from "#app/lists/use-infinite-list.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { useColumnCount } from "./grid/columns.ts";
import { PrerenderedGrid } from "./grid/prerendered-grid.tsx";
import { filterChips, findSelected, formatFilters, type MemeType, parseFilters, tileId } from "./memes.ts";
import { preloadViewer, ViewerOnDemand } from "./viewer/viewer-on-demand.tsx";

type Props = {
  memes: ListStart<Meme>;
  /** The gallery's own path, under which its share pages lie. */
  path: string;
  title: string;
};

const importGrid = () => import("./grid/masonry-grid.tsx");

/** From this place on a meme that the viewer shows gets no tile because of that alone: they would be thousands. */
const farthest = 500;

/** As tall as it takes for the list's end not to be in view, where it would show more and more. */
const unseen = "[content-visibility:hidden] [contain-intrinsic-height:300vh]";

/** Pictures and clips in columns, filtered by type, with a viewer; filters and the open meme are in the address. */
export function Gallery({ memes, path, title }: Props) {
  const { query, change } = useQueryString();
  const filters = query.get("filters");
  const types = useMemo(() => parseFilters(filters), [filters]);
  const list = useInfiniteList(memes, {
    isAllWanted: filters !== null || query.has("selected"),
    view: filters ?? "",
  });
  const found = useMemo(() => list.items.filter(({ type }) => types.includes(type)), [list.items, types]);
  const columns = useColumnCount();
  // Without it the prerendered tiles stay.
  const grid = useOnDemand(importGrid, true, "Some of the gallery could not be loaded", () => undefined);
  const { value, open, step, close } = useUrlOverlay("selected");
  const selected = useMemo(() => findSelected(list.items, value), [list.items, value]);
  const place = selected ? found.indexOf(selected) + 1 : 0;
  const count = filters === null ? memes.total : found.length;
  const tiles = { memes: found.slice(0, list.count), path, label: title };
  const onOpen = useStableCallback(({ filename }: Meme) => open(filename));
  const focusedId = useRef<string>(undefined);
  useTileFocus(selected?.filename);
  const [isUnseen, setIsUnseen] = useState(selected !== undefined);

  // Who comes by a link to one meme sees nothing else: the tiles under it come after it, and are laid out when it is closed.
  const areTilesDue = useDeferredValue(true, !isUnseen);
  if (isUnseen && !selected) setIsUnseen(false);

  // Tiles are made anew when the grid comes and when the columns are others: the focus stays where it was.
  useLayoutEffect(() => {
    if (!focusedId.current || document.activeElement !== document.body) return;
    document.getElementById(focusedId.current)?.focus({ preventScroll: true });
  });

  function toggle(type: MemeType) {
    const wanted = types.includes(type) ? types.filter((other) => other !== type) : [...types, type];
    change({ filters: formatFilters(wanted) });
  }

  return (
    <>
      <div role="group" aria-label="Show" className="mt-2 flex flex-wrap gap-2">
        {filterChips.map(({ type, label }) => (
          <Chip key={type} isOn={types.includes(type)} onClick={() => toggle(type)}>
            {label}
          </Chip>
        ))}
      </div>
      <p tabIndex={-1} role="status">
        {list.isComing && filters !== null ? `Searching ${memes.total} memes…` : `Showing ${countOf(count, "meme")}`}
      </p>
      <div
        className={clsx("mt-4 md:mt-6", found.length > 0 && "min-h-dvh", isUnseen && unseen)}
        onPointerEnter={preloadViewer}
        onFocus={({ target }) => {
          preloadViewer();
          focusedId.current = target.id || target.closest("[data-position]")?.querySelector("a")?.id;
        }}
        onBlur={({ target }) => {
          // React tells nothing of elements that it takes away, only of a focus that the visitor moved.
          const hasWindowLostIt = document.activeElement === target;
          if (!hasWindowLostIt) focusedId.current = undefined;
        }}
      >
        {(areTilesDue || !isUnseen) &&
          (grid && columns ? (
            <grid.MasonryGrid
              {...tiles}
              count={count}
              columns={columns}
              onOpen={onOpen}
              isCovered={selected !== undefined}
            />
          ) : (
            <PrerenderedGrid {...tiles} />
          ))}
      </div>
      {found.length === 0 && list.isWhole && (
        <EmptyState title="No memes to show" button={["Show All Memes", () => change({ filters: null })]}>
          Turn on Images or Videos to see any.
        </EmptyState>
      )}
      <LazyLoadMore list={list} found={found.length} atLeast={place < farthest ? place : 0} />
      {selected && (
        <ViewerOnDemand
          title={title}
          meme={selected}
          memes={place > 0 ? found : list.items}
          count={place > 0 ? count : memes.total}
          path={path}
          onStep={({ filename }) => step(filename)}
          onClose={close}
        />
      )}
    </>
  );
}

/** When the viewer closes, puts the focus on the tile of the meme it showed last; on the last tile if that is further on. */
function useTileFocus(shown: string | undefined): void {
  const last = useRef<string>(undefined);

  useEffect(() => {
    const closedOn = shown === undefined ? last.current : undefined;
    last.current = shown;
    if (closedOn === undefined) return undefined;
    // Later than the dialog's own return of the focus and the router's of the scroll position.
    const frame = requestAnimationFrame(() => {
      const tile = document.getElementById(tileId(closedOn));
      (tile ?? [...document.querySelectorAll<HTMLElement>("[data-position] > a")].at(-1))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}
