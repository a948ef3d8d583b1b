import { useStore } from "#app/store/store.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { icon } from "#app/ui/icon.tsx";
import { Check } from "#app/ui/icons.ts";

const Heart = /* @__PURE__ */ icon(
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
);

/** The completed and favourite marks of one episode, both of which can be taken back. */
export function ListeningMarks({ episodeId, title }: { episodeId: string; title: string }) {
  const { isCompleted = false, isFavorite = false } = useStore((state) => state.episodeStats[episodeId]) ?? {};
  return (
    <div role="group" aria-label={title} className="relative z-10 -mx-3 flex shrink-0">
      <IconButton
        label="Completed"
        aria-pressed={isCompleted}
        onClick={() => useStore.getState().toggleCompleted(episodeId)}
      >
        <Check aria-hidden="true" className="size-5" strokeWidth={isCompleted ? 3.5 : 2} />
      </IconButton>
      <IconButton
        label="Favorite"
        aria-pressed={isFavorite}
        onClick={() => useStore.getState().toggleFavorite(episodeId)}
        className="aria-pressed:text-warm"
      >
        <Heart aria-hidden="true" className="size-5" fill={isFavorite ? "currentColor" : "none"} />
      </IconButton>
    </div>
  );
}
