import { formatTimestamp } from "#app/lib/timestamps.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { ShareButton } from "#app/ui/share-button.tsx";

type Props = { path: string; episodeId: string };

/** Copies a link to an episode's page and, while it is on, one to the second that is on. */
export function ShareButtons({ path, episodeId }: Props) {
  const seconds = usePlayerStore(({ track, remote, seconds: now }) =>
    track?.id === episodeId && remote ? now : undefined,
  );
  return (
    <div className="flex flex-wrap justify-end gap-2 max-sm:[&>button]:px-3 max-sm:[&>button:first-child:not(:last-child)>svg]:hidden">
      {seconds !== undefined && (
        <ShareButton path={`${path}?t=${seconds}`} note={`It starts at ${formatTimestamp(seconds)}.`}>
          Share at {formatTimestamp(seconds)}
        </ShareButton>
      )}
      <ShareButton path={path} />
    </div>
  );
}
