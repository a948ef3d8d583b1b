import { atBase } from "#app/lib/url.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { copyWithToast, ShareButton } from "#app/ui/share-button.tsx";

type Props = { path: string; episodeId: string };

/** Copies a link to an episode's page; while it is on, to the second that is on, and the notification offers the other. */
export function ShareEpisode({ path, episodeId }: Props) {
  const seconds = usePlayerStore(({ track, remote, seconds: now }) =>
    track?.id === episodeId && remote ? now : undefined,
  );
  if (seconds === undefined) return <ShareButton path={path} className="max-sm:px-3" />;

  const time = formatTimestamp(seconds);
  const shareStart = () => void copyWithToast(window.location.origin + atBase(path), "Link copied to clipboard!");
  return (
    <ShareButton
      path={`${path}?t=${seconds}`}
      toastOptions={{
        description: `It starts at ${time}.`,
        action: { label: "From the start", onClick: shareStart },
      }}
      className="tabular-nums max-sm:px-2 max-sm:text-xs max-sm:[&>svg]:hidden"
    >
      Share at {time}
    </ShareButton>
  );
}
