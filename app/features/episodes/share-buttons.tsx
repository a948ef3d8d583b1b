import { Share2 } from "lucide-react";

import { formatTimestamp } from "#app/lib/timestamps.ts";
import { usePlaying } from "#app/store/playing.ts";
import { Button } from "#app/ui/button.tsx";
import { copyAndSay } from "#app/ui/copy-and-say.ts";

type Props = { path: string; episodeId: string };

/** Copies a link to an episode's page and, while it is on, one to the second that is on. */
export function ShareButtons({ path, episodeId }: Props) {
  const seconds = usePlaying(({ track, remote, seconds: now }) =>
    track?.id === episodeId && remote ? now : undefined,
  );

  function share(address: string) {
    void copyAndSay(window.location.origin + address, "Link copied to clipboard!");
  }

  return (
    <div className="flex justify-end gap-2">
      {seconds !== undefined && (
        <Button onClick={() => share(`${path}?t=${seconds}`)} className="max-md:px-3">
          <Share2 aria-hidden="true" className="size-4 max-sm:hidden" />
          <span className="sr-only">Share</span> at {formatTimestamp(seconds)}
        </Button>
      )}
      <Button onClick={() => share(path)} className="max-sm:px-3.5">
        <Share2 aria-hidden="true" className="size-4 max-[22rem]:hidden" />
        Share
      </Button>
    </div>
  );
}
