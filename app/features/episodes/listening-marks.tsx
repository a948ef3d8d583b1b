import Check from "lucide/dist/esm/icons/check.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";

import { languageOf } from "#app/lib/language-of.ts";
import { heardShareOf, usePositions } from "#app/store/positions.ts";
import { useStore } from "#app/store/store.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The completed and favourite marks of one episode, both of which can be taken back. */
export function ListeningMarks({ episodeId, title }: { episodeId: string; title: string }) {
  const { isCompleted = false, isFavorite = false } = useStore((state) => state.episodeStats[episodeId]) ?? {};
  return (
    <div role="group" lang={languageOf(title)} aria-label={title} className="relative z-10 -mx-3 flex shrink-0">
      <IconButton
        label="Completed"
        lang="en"
        aria-pressed={isCompleted}
        onClick={() => useStore.getState().toggleCompleted(episodeId)}
      >
        <Icon shape={Check} aria-hidden="true" className="size-5" strokeWidth={isCompleted ? 3.5 : 2} />
      </IconButton>
      <IconButton
        label="Favorite"
        lang="en"
        aria-pressed={isFavorite}
        onClick={() => useStore.getState().toggleFavorite(episodeId)}
        className="aria-pressed:text-warm"
      >
        <Icon shape={Heart} aria-hidden="true" className="size-5" fill={isFavorite ? "currentColor" : "none"} />
      </IconButton>
    </div>
  );
}

/** The share of an episode that this visitor has heard, as a line along the lower edge of its cover. */
export function HeardLine({ episodeId }: { episodeId: string }) {
  const share = usePositions(({ positions }) => heardShareOf(positions[episodeId]));
  if (share === 0) return null;
  const percent = Math.max(1, Math.round(share * 100));
  return (
    <span className="absolute inset-x-0 bottom-0 h-1.5 bg-line">
      <span className="block h-full bg-mint" style={{ width: `${percent}%` }} />
      <span className="sr-only">{percent}% heard</span>
    </span>
  );
}
