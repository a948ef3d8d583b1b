import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { countOf } from "#app/lib/text.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useBatches } from "./grid/batches.ts";
import { useColumnCount } from "./grid/columns.ts";
import { MasonryGrid } from "./grid/masonry-grid.tsx";
import { PrerenderedGrid } from "./grid/prerendered-grid.tsx";
import { filterChips, findSelected, formatFilters, type MemeType, parseFilters, tileId } from "./memes.ts";

type Props = {
  memes: readonly Meme[];
  /** The gallery's path, and the parent path of its share pages. */
  path: string;
  title: string;
};

const Viewer = lazyComponent("the viewer", async () => (await import("./viewer.tsx")).Viewer);

/** Images and clips in columns, with type filters and a viewer. The URL has the filters and the open meme. */
export function Gallery({ memes, path, title }: Props) {
  const { query, change } = useQueryString();
  const filters = query.get("filters");
  const types = useMemo(() => parseFilters(filters), [filters]);
  const filtered = useMemo(() => memes.filter(({ type }) => types.includes(type)), [memes, types]);
  const { value, open, step, close } = useUrlOverlay("selected");
  const selected = useMemo(() => findSelected(memes, value), [memes, value]);
  const columns = useColumnCount();
  const position = selected ? filtered.indexOf(selected) + 1 : 0;
  const { count, restart, watchEnd } = useBatches(columns !== undefined, position);
  const latestOpen = useRef(open);
  // A stable function, so that the memoized tiles do not render again.
  const onOpen = useCallback(({ filename }: Meme) => latestOpen.current(filename), []);
  useLayoutEffect(() => {
    latestOpen.current = open;
  });
  useTileFocus(selected);
  // Removes an unknown meme from the URL.
  useEffect(() => {
    if (value !== null && !selected) change({ selected: null });
  }, [value, selected, change]);

  function filter(choose: (shown: readonly MemeType[]) => readonly MemeType[]) {
    restart();
    change((latest) => ({ filters: formatFilters(choose(parseFilters(latest.get("filters")))) }));
  }

  const toggle = (type: MemeType) =>
    filter((shown) => (shown.includes(type) ? shown.filter((one) => one !== type) : [...shown, type]));

  return (
    <>
      <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
        {filterChips.map(({ type, label }) => (
          <Chip key={type} isOn={types.includes(type)} onClick={() => toggle(type)}>
            {types.includes(type) ? <Check className="size-4" /> : <Plus className="size-4" />}
            {label}
          </Chip>
        ))}
      </div>
      <p tabIndex={-1} role="status">
        {`Showing ${countOf(filtered.length, "meme")}`}
      </p>
      <div onPointerEnter={Viewer.preload} onFocus={Viewer.preload}>
        {columns ? (
          <>
            <MasonryGrid
              memes={filtered.slice(0, count)}
              count={filtered.length}
              columns={columns}
              path={path}
              label={title}
              onOpen={onOpen}
            />
            {count < filtered.length && <div ref={watchEnd} />}
          </>
        ) : (
          <PrerenderedGrid memes={memes} path={path} label={title} />
        )}
      </div>
      {filtered.length === 0 && (
        <EmptyState title="No memes to show" button={["Show All Memes", () => filter(() => parseFilters(null))]}>
          Turn on Images or Videos to see any.
        </EmptyState>
      )}
      {selected && (
        <Viewer
          title={title}
          meme={selected}
          memes={position > 0 ? filtered : memes}
          path={path}
          onStep={({ filename }) => step(filename)}
          onClose={close}
        />
      )}
    </>
  );
}

/** When the viewer closes, focuses the tile of the meme that it showed. */
function useTileFocus(shown: Meme | undefined): void {
  const last = useRef<Meme>(undefined);

  useEffect(() => {
    const closed = shown ? undefined : last.current;
    last.current = shown;
    if (!closed) return undefined;
    // Runs after the dialog has returned the focus and React Router has restored the scroll position.
    const frame = requestAnimationFrame(() => document.getElementById(tileId(closed.filename))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}
