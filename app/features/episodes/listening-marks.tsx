import { Check, Heart } from "lucide-react";

import { useStore } from "#app/store/store.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

/** The completed and favourite marks of one episode, both of which can be taken back. */
export function ListeningMarks({ episodeId, title }: { episodeId: string; title: string }) {
  const isCompleted = useStore((state) => state.episodeStats[episodeId]?.isCompleted ?? false);
  const isFavorite = useStore((state) => state.episodeStats[episodeId]?.isFavorite ?? false);
  const toggleCompleted = useStore((state) => state.toggleCompleted);
  const toggleFavorite = useStore((state) => state.toggleFavorite);
  return (
    <div role="group" aria-label={title} className="relative z-10 -mx-3 flex shrink-0">
      <IconButton label="Completed" aria-pressed={isCompleted} onClick={() => toggleCompleted(episodeId)}>
        <Check aria-hidden="true" className="size-5" strokeWidth={isCompleted ? 3.5 : 2} />
      </IconButton>
      <IconButton
        label="Favorite"
        aria-pressed={isFavorite}
        onClick={() => toggleFavorite(episodeId)}
        className="aria-pressed:text-warm"
      >
        <Heart aria-hidden="true" className="size-5" fill={isFavorite ? "currentColor" : "none"} />
      </IconButton>
    </div>
  );
}
