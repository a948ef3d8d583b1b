import { clsx } from "clsx";
import { type RefObject, useEffect, useState } from "react";
import { Drawing } from "#app/artwork/drawing.tsx";
import pulledPlug from "#app/artwork/drawings/offline.svg?url";
import type { Track } from "#app/content/track.ts";
import { useOnline } from "#app/lib/browser-state.ts";
import { returnFocus } from "#app/lib/focus.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { links, listeningLinks } from "#app/site.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/link.tsx";

type Props = { track: Track; isDocked: boolean; playerRef: RefObject<HTMLElement | null> };

const messages = { silent: "YouTube isn't answering.", refused: "YouTube can't play this video here." };

/**
 * Covers an iframe that does not respond. Explains the problem and links to other ways to listen. On the track's page
 * it also covers the controls, which would control nothing. The visitor can hide it if the video plays anyway.
 */
export function NoAnswer(props: Props) {
  const { isDocked } = props;
  const problem = usePlayerStore((state) => state.problem);
  const isOnline = useOnline() || problem === "refused";
  const [isHidden, setIsHidden] = useState(false);
  const isShown = problem !== undefined && !isHidden;

  return (
    <div
      data-shown={isShown || undefined}
      className={clsx(
        isShown && [
          "absolute inset-x-0 top-0 z-10 flex overflow-y-auto bg-surface",
          isDocked ? "bottom-0 p-3" : "-bottom-27 rounded-lg border border-line p-4 sm:p-8",
        ],
      )}
    >
      <div className="m-auto flex w-full max-w-reading items-center gap-6">
        <div className="grow">
          {/* Always rendered, so that screen readers announce the text. */}
          <p role="status" className={isDocked ? "text-sm font-semibold" : "text-lg font-semibold"}>
            {isShown && (isOnline ? messages[problem] : "You seem to be offline. Try again once you're back online.")}
          </p>
          {isShown && <NextSteps {...props} onHide={() => setIsHidden(true)} />}
        </div>
        {isShown && !isDocked && <Drawing src={pulledPlug} size={[240, 160]} className="w-52 shrink-0 max-md:hidden" />}
      </div>
    </div>
  );
}

function NextSteps({ track, isDocked, playerRef, onHide }: Props & { onHide: () => void }) {
  const seconds = usePlayerStore((state) => state.seconds);

  // The pressed button unmounts, so the focus moves to the player.
  useEffect(() => {
    const player = playerRef.current;
    return () => {
      if (player?.isConnected) returnFocus(player);
    };
  }, [playerRef]);

  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => usePlayerStore.getState().play(track, seconds)} className="px-3!">
          Try again
        </Button>
        <Button variant="text" aria-label="Hide this note" onClick={onHide}>
          Hide
        </Button>
        <ButtonAnchor href={watchUrl(track.id, seconds)} className="px-3!">
          <span>Open on YouTube{seconds > 0 && !isDocked && ` at ${formatTimestamp(seconds)}`}</span>
        </ButtonAnchor>
      </div>
      {!isDocked && (
        <ul aria-label="Listen elsewhere" className="mt-1 flex flex-wrap gap-x-4 sm:mt-4">
          {listeningLinks
            .filter(({ url }) => url !== links.youtube)
            .map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url} className="inline-flex min-h-11 items-center text-sm text-link">
                  {name}
                </ExternalLink>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
