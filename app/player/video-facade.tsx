import { clsx } from "clsx";
import Play from "lucide/dist/esm/icons/play.mjs";
import type { MouseEvent, ReactNode } from "react";

import { languageOf } from "#app/lib/language-of.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  youtubeId: string;
  title: string;
  /** What is seen until the visitor presses play. */
  poster: ReactNode;
  /** Whether the site's player plays this: it covers the poster, once its code has come. */
  isOn: boolean;
  /** The second that the address names, and the label of the chapter that it is in: offered first. */
  moment?: { seconds: number; chapter?: string };
  /** The second at which the visitor stopped the last time: offered next, or else first, with the start beside it. */
  resumeSeconds?: number;
  onPlay: (seconds: number) => void;
};

const frame = "relative block aspect-video w-full overflow-hidden rounded-lg bg-raised";
const pill = "rounded-2xl bg-page px-3 text-text";
const playColumn = "absolute inset-y-0 right-[3%] flex w-30 items-center justify-center";

/** A video that costs nothing until it is wanted. Without JavaScript it is a link to the video. */
export function VideoFacade({ youtubeId, title, poster, isOn, moment, resumeSeconds, onPlay }: Props) {
  if (isOn) {
    return (
      <div className={frame}>
        <div className="in-data-covered:invisible">
          {poster}
          <span className={playColumn}>
            <PlayMark className="animate-pulse" />
          </span>
        </div>
      </div>
    );
  }

  const [first, second] = listChoices(moment?.seconds, resumeSeconds);
  const chapter = moment?.chapter;

  function play(event: MouseEvent, seconds: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay(seconds);
  }

  return (
    <div className="@container relative">
      <a
        href={watchUrl(youtubeId, first?.seconds)}
        onClick={(event) => play(event, first?.seconds ?? 0)}
        className={clsx(frame, "group")}
      >
        <span className="sr-only">
          {`${first?.label ?? "Play"}: `}
          {chapter && (
            <>
              <span lang={languageOf(chapter)}>{chapter}</span>
              {", "}
            </>
          )}
          <span lang={languageOf(title)}>{title}</span>
        </span>
        {poster}
        <span aria-hidden="true">
          <span className={playColumn}>
            <PlayMark className="group-hover:scale-110 group-hover:bg-mint-hover @max-[20rem]:size-[60px]" />
          </span>
          {/* Below the mark, which stays where it was before the page knew of any choice. */}
          {first && (
            <span
              className={clsx(
                pill,
                "absolute right-[3%] max-w-[94%] min-w-30 py-1 text-center",
                chapter ? "bottom-[max(0.25rem,50%-6.25rem)]" : "bottom-[max(0.25rem,50%-4.5rem)]",
              )}
            >
              <span className="block label-mono">{first.label}</span>
              {chapter && (
                <span lang={languageOf(chapter)} className="line-clamp-1 text-sm @max-[14rem]:hidden">
                  {chapter}
                </span>
              )}
            </span>
          )}
        </span>
      </a>
      {second && (
        <a
          href={watchUrl(youtubeId, second.seconds)}
          onClick={(event) => play(event, second.seconds)}
          className="absolute top-0 right-[3%] flex min-h-[44px] min-w-30 items-center justify-center"
        >
          <span className={clsx(pill, "py-0.5 label-mono hover:text-mint")}>{second.label}</span>
        </a>
      )}
    </div>
  );
}

/** From where one may play: the shared moment, the kept place, the start. Empty where there is only the start. */
function listChoices(asked: number | undefined, kept: number | undefined) {
  const choices = [];
  if (asked !== undefined) choices.push({ label: `Play from ${formatTimestamp(asked)}`, seconds: asked });
  if (kept !== undefined) choices.push({ label: `Resume ${formatTimestamp(kept)}`, seconds: kept });
  if (asked === undefined && kept !== undefined) choices.push({ label: "Start over", seconds: 0 });
  return choices;
}

function PlayMark({ className }: { className: string }) {
  return (
    <span
      className={clsx(
        "inline-flex size-[72px] items-center justify-center rounded-full bg-mint text-on-mint shadow-lg transition-[scale,background-color] duration-150 ease-out",
        className,
      )}
    >
      <Icon shape={Play} aria-hidden="true" className="ml-1 size-[32px]" fill="currentColor" />
    </span>
  );
}
