import { clsx } from "clsx";
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { countOf } from "#app/lib/words.ts";
import { ShowMore, useGrowingList } from "#app/lists/growing-list.tsx";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useColumnCount } from "./grid/columns.ts";
import { MasonryGrid } from "./grid/masonry-grid.tsx";
import { PrerenderedGrid } from "./grid/prerendered-grid.tsx";
import { filterChips, findSelected, formatFilters, type MemeType, parseFilters, tileId } from "./memes.ts";
import { LoadingViewer } from "./viewer/loading-viewer.tsx";

type Props = {
  memes: readonly Meme[];
  /** The gallery's own path, under which its share pages lie. */
  path: string;
  title: string;
};

const Viewer = lazyPart("the viewer", async () => (await import("./viewer/viewer.tsx")).Viewer);

/** Tiles shown at first: whole rows of two, three and four. */
const batch = 48;

/** From this place on a meme that the viewer shows gets no tile because of that alone: they would be thousands. */
const farthest = 500;

/** So tall that the list's end, which makes it grow, is out of view. */
const unseen = "[content-visibility:hidden] [contain-intrinsic-height:300vh]";

/** Pictures and clips in columns, filtered by type, with a viewer; filters and the open meme are in the address. */
export function Gallery({ memes, path, title }: Props) {
  const { query, change } = useQueryString();
  const filters = query.get("filters");
  const types = useMemo(() => parseFilters(filters), [filters]);
  const found = useMemo(() => memes.filter(({ type }) => types.includes(type)), [memes, types]);
  const columns = useColumnCount();
  const { value, open, step, close } = useUrlOverlay("selected");
  const selected = useMemo(() => findSelected(memes, value), [memes, value]);
  const place = selected ? found.indexOf(selected) + 1 : 0;
  const list = useGrowingList(found, { batch, view: filters ?? "", atLeast: place < farthest ? place : 0 });
  const onOpen = useStableCallback(({ filename }: Meme) => open(filename));
  const focusedId = useRef<string>(undefined);
  const gridRef = useRef<HTMLDivElement>(null);
  useTileFocus(selected?.filename);
  const [isUnseen, setIsUnseen] = useState(selected !== undefined);

  // Who comes by a link to one meme sees nothing else: the tiles under it come after it, and are laid out when it is closed.
  const areTilesDue = useDeferredValue(true, !isUnseen);
  if (isUnseen && !selected) setIsUnseen(false);

  // Tiles remount when the number of columns changes: the focus stays where it was, also if it came before hydration.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused && gridRef.current?.contains(focused)) focusedId.current = focusIdOf(focused);
    if (!focusedId.current || document.activeElement !== document.body) return;
    document.getElementById(focusedId.current)?.focus({ preventScroll: true });
  });

  function toggle(type: MemeType) {
    change((latest) => {
      const before = parseFilters(latest.get("filters"));
      return {
        filters: formatFilters(before.includes(type) ? before.filter((one) => one !== type) : [...before, type]),
      };
    });
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
        {`Showing ${countOf(found.length, "meme")}`}
      </p>
      <div
        ref={gridRef}
        className={clsx("mt-4 md:mt-6", found.length > 0 && "min-h-dvh", isUnseen && unseen)}
        onPointerEnter={Viewer.preload}
        onFocus={({ target }) => {
          Viewer.preload();
          focusedId.current = focusIdOf(target);
        }}
        onBlur={({ target }) => {
          // React tells nothing of elements that it takes away, only of a focus that the visitor moved.
          const hasWindowLostIt = document.activeElement === target;
          if (!hasWindowLostIt) focusedId.current = undefined;
        }}
      >
        {(areTilesDue || !isUnseen) &&
          (columns ? (
            <MasonryGrid
              memes={list.items}
              count={found.length}
              columns={columns}
              path={path}
              label={title}
              onOpen={onOpen}
              isCovered={selected !== undefined}
            />
          ) : (
            <PrerenderedGrid memes={list.items} batch={batch} classOf={list.classOf} path={path} label={title} />
          ))}
      </div>
      {found.length === 0 && (
        <EmptyState title="No memes to show" button={["Show All Memes", () => change({ filters: null })]}>
          Turn on Images or Videos to see any.
        </EmptyState>
      )}
      <ShowMore list={list} />
      {selected && (
        <Viewer
          title={title}
          meme={selected}
          memes={place > 0 ? found : memes}
          path={path}
          onStep={({ filename }) => step(filename)}
          onClose={close}
          loading={<LoadingViewer title={title} meme={selected} onClose={close} />}
          onGiveUp={close}
        />
      )}
    </>
  );
}

/** The id of the element that gets the focus once a focused element has remounted. */
function focusIdOf(element: Element): string | undefined {
  return element.id || element.closest("[data-position]")?.querySelector("a")?.id;
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
