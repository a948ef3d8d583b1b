import { useMemo } from "react";

import type { Meme } from "#app/content/read-gallery.server.ts";
import { useQueryString } from "#app/lib/use-query-string.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

import { useColumnCount } from "./columns.ts";
import { countText, filterChips, formatFilters, type MemeType, parseFilters } from "./filter-memes.ts";
import { MasonryGrid } from "./masonry-grid.tsx";
import { PrerenderedGrid } from "./prerendered-grid.tsx";
import { CoveredContext } from "./tile-media.tsx";
import { useTileFocus } from "./use-tile-focus.ts";
import { useViewerAddress } from "./use-viewer-address.ts";
import { ViewerOnDemand, warmViewer } from "./viewer-on-demand.tsx";

type Props = {
  memes: readonly Meme[];
  /** The gallery's own path, under which its share pages lie. */
  path: string;
  title: string;
};

/** Pictures and clips in columns, filtered by type, with a viewer; filters and the open meme are in the address. */
export function Gallery({ memes, path, title }: Props) {
  const { query, change } = useQueryString();
  const filters = query.get("filters");
  const types = useMemo(() => parseFilters(filters), [filters]);
  const shown = useMemo(() => memes.filter(({ type }) => types.includes(type)), [memes, types]);
  const columns = useColumnCount();
  const { selected, open, step, close } = useViewerAddress(memes);
  const onOpen = useStableCallback(open);
  const onClose = useStableCallback(close);
  useTileFocus(selected?.filename);

  function setTypes(wanted: readonly MemeType[]) {
    const parameter = formatFilters(wanted);
    change({ filters: parameter === undefined ? null : [parameter] });
  }

  function toggle(type: MemeType) {
    setTypes(types.includes(type) ? types.filter((other) => other !== type) : [...types, type]);
  }

  return (
    <>
      <div className="mt-8 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3">
        <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
          {filterChips.map(({ type, label }) => (
            <Chip key={type} isOn={types.includes(type)} onClick={() => toggle(type)}>
              {label}
            </Chip>
          ))}
        </div>
        <p role="status" className="text-muted">
          {countText(shown.length)}
        </p>
      </div>
      <div className="mt-6" onPointerEnter={warmViewer} onFocus={warmViewer}>
        <CoveredContext value={selected !== undefined}>
          {columns === undefined ? (
            <PrerenderedGrid memes={memes} path={path} label={title} />
          ) : (
            <MasonryGrid memes={shown} columns={columns} path={path} label={title} onOpen={onOpen} />
          )}
        </CoveredContext>
      </div>
      {shown.length === 0 && (
        <EmptyState
          title="No memes to show"
          action={
            <Button variant="primary" onClick={() => setTypes(filterChips.map(({ type }) => type))}>
              Show all memes
            </Button>
          }
        >
          Turn on Images or Videos to see some.
        </EmptyState>
      )}
      {selected && (
        <ViewerOnDemand
          title={title}
          meme={selected}
          memes={shown.includes(selected) ? shown : memes}
          path={path}
          onStep={step}
          onClose={onClose}
        />
      )}
    </>
  );
}
