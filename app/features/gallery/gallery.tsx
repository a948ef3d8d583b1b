import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { countOf } from "#app/lib/words.ts";
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
  /** The gallery's path, and the parent path of its share pages. */
  path: string;
  title: string;
};

const Viewer = lazyPart("the viewer", async () => (await import("./viewer/viewer.tsx")).Viewer);

/** Tiles per batch: full rows of two, three and four. */
const batch = 48;

/** Tall enough to keep the end of the list out of view, because the list grows when its end is in view. */
const unseen = "[content-visibility:hidden] [contain-intrinsic-height:300vh]";

/** Images and clips in columns, with type filters and a viewer. The URL has the filters and the open meme. */
export function Gallery({ memes, path, title }: Props) {
  const { query, change } = useQueryString();
  const filters = query.get("filters");
  const types = useMemo(() => parseFilters(filters), [filters]);
  const found = useMemo(() => memes.filter(({ type }) => types.includes(type)), [memes, types]);
  const columns = useColumnCount();
  const { value, open, step, close } = useUrlOverlay("selected");
  const selected = useMemo(() => findSelected(memes, value), [memes, value]);
  const place = selected ? found.indexOf(selected) + 1 : 0;
  const onOpen = useStableCallback(({ filename }: Meme) => open(filename));
  const focusedId = useRef<string>(undefined);
  const gridRef = useRef<HTMLDivElement>(null);
  useTileFocus(selected?.filename);
  const [isUnseen, setIsUnseen] = useState(selected !== undefined);

  // A direct visit to a meme shows only the viewer. The tiles render after the viewer, and are laid out when it closes.
  const areTilesDue = useDeferredValue(true, !isUnseen);
  if (isUnseen && !selected) setIsUnseen(false);

  // Tiles remount when the number of columns changes. Restores the focus, even a focus from before hydration.
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
      <div role="group" aria-label="Show" className="mt-2 flex flex-wrap gap-2 lg:mt-4">
        {filterChips.map(({ type, label }) => (
          <Chip key={type} isOn={types.includes(type)} onClick={() => toggle(type)}>
            {types.includes(type) ? <Check className="size-4" /> : <Plus className="size-4" />}
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
          // Forgets the focused element, unless the window lost the focus. React fires no blur for elements that it
          // removes.
          const hasWindowLostIt = document.activeElement === target;
          if (!hasWindowLostIt) focusedId.current = undefined;
        }}
      >
        {(areTilesDue || !isUnseen) &&
          (columns ? (
            <MasonryGrid
              memes={found}
              count={found.length}
              columns={columns}
              path={path}
              label={title}
              onOpen={onOpen}
              isCovered={selected !== undefined}
            />
          ) : (
            <PrerenderedGrid memes={found} batch={batch} classOf={() => undefined} path={path} label={title} />
          ))}
      </div>
      {found.length === 0 && (
        <EmptyState title="No memes to show" button={["Show All Memes", () => change({ filters: null })]}>
          Turn on Images or Videos to see any.
        </EmptyState>
      )}
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

/** Returns the id of the element to focus after a focused element has remounted. */
function focusIdOf(element: Element): string | undefined {
  return element.id || element.closest("[data-position]")?.querySelector("a")?.id;
}

/** When the viewer closes, focuses the tile of the meme it showed, or the last tile if that meme has no tile. */
function useTileFocus(shown: string | undefined): void {
  const last = useRef<string>(undefined);

  useEffect(() => {
    const closedOn = shown === undefined ? last.current : undefined;
    last.current = shown;
    if (closedOn === undefined) return undefined;
    // Runs after the dialog has returned the focus and React Router has restored the scroll position.
    const frame = requestAnimationFrame(() => {
      const tile = document.getElementById(tileId(closedOn));
      (tile ?? [...document.querySelectorAll<HTMLElement>("[data-position] > a")].at(-1))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}
