import ListEnd from "lucide-react/icons/list-end";
import type { Track } from "#app/content/track.ts";
import { useFrameStatus } from "#app/player/frame/player-session.ts";
import { speeds, usePlayerSettings } from "#app/player/player-settings.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { Chip } from "#app/ui/chip.tsx";
import { Select } from "#app/ui/select.tsx";
import { SeekBar } from "./seek-bar.tsx";

const options = speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/**
 * Controls below the player on the track's page, which reserves their room (pb-27). Shows only the position until the
 * player responds.
 */
export function PageControls({ track }: { track: Track }) {
  const answers = usePlayerStore(({ controls }) => controls !== undefined);
  const stopsAfterChapter = useFrameStatus((state) => state.stopsAfterChapter);
  const speed = usePlayerSettings((state) => state.speed);
  return (
    <>
      <SeekBar track={track} className="text-page" />
      {answers && (
        <div className="@container flex h-16 items-end gap-2">
          <Select
            label="Playback speed"
            value={String(speed)}
            options={options}
            onChange={(chosen) => usePlayerSettings.getState().setSpeed(Number(chosen))}
            className="w-28 min-w-0 @max-[18rem]:[&_select]:px-2 @max-[18rem]:[&_svg]:hidden"
          />
          {track.chapters.length > 0 && (
            <Chip
              isOn={stopsAfterChapter}
              onClick={() => useFrameStatus.setState({ stopsAfterChapter: !stopsAfterChapter })}
              className="h-12 shrink-0 px-3!"
            >
              <ListEnd className="size-4" />
              <span className="@max-[14rem]:sr-only">Stop after this chapter</span>
            </Chip>
          )}
        </div>
      )}
    </>
  );
}
