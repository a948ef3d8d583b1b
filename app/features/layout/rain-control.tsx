import CloudOff from "lucide/dist/esm/icons/cloud-off.mjs";
import CloudRain from "lucide/dist/esm/icons/cloud-rain.mjs";

import { Icon } from "#app/ui/icon.tsx";

import { stopRain, useRainStopped } from "./rain-choice.ts";

/** Stops the falling digits for good, or lets them fall again. Not there when motion is reduced: nothing falls then. */
export function RainControl() {
  const isStopped = useRainStopped();
  const shape = isStopped ? CloudRain : CloudOff;
  return (
    <button
      type="button"
      onClick={() => stopRain(!isStopped)}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-mint motion-reduce:hidden"
    >
      <Icon shape={shape} aria-hidden="true" className="size-5" />
      {isStopped ? "Let the digits fall" : "Stop the falling digits"}
    </button>
  );
}
