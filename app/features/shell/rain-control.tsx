import CloudOff from "lucide/dist/esm/icons/cloud-off.mjs";
import CloudRain from "lucide/dist/esm/icons/cloud-rain.mjs";
import { create } from "zustand";
import { safeStorage } from "#app/lib/safe-storage.ts";
import { Icon } from "#app/ui/icon.tsx";

const storageKey = "devtherapy-rain";
const stopped = "stopped";

/** Stops the falling digits for good, or lets them fall again. Not there when motion is reduced: nothing falls then. */
export function RainControl({ className }: { className: string }) {
  const isStopped = useRainStopped();
  const shape = isStopped ? CloudRain : CloudOff;
  return (
    <button type="button" onClick={() => stopRain(!isStopped)} className={`${className} motion-reduce:hidden`}>
      <Icon shape={shape} className="size-5" />
      {isStopped ? "Let the digits fall" : "Stop the falling digits"}
    </button>
  );
}

/** Whether the visitor stopped what falls behind the content. False until what is kept has been read. */
export const useRainStopped = create(() => false);

/** Reads what is kept. */
export function readRainStopped(): void {
  useRainStopped.setState(safeStorage.getItem(storageKey) === stopped);
}

/** Stops what falls, or lets it fall again, and keeps the choice. */
function stopRain(isStopped: boolean): void {
  if (isStopped) void safeStorage.setItem(storageKey, stopped);
  else void safeStorage.removeItem(storageKey);
  useRainStopped.setState(isStopped);
}
