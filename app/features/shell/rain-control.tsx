import CloudOff from "lucide-react/icons/cloud-off";
import CloudRain from "lucide-react/icons/cloud-rain";
import { create } from "zustand";
import { safeStorage } from "#app/lib/safe-storage.ts";

const storageKey = "devtherapy-rain";
const stopped = "stopped";

/** True if the visitor stopped the binary rain. False until the stored setting has been read. */
export const useRainStopped = create(() => false);

export const readRainStopped = () => useRainStopped.setState(safeStorage.getItem(storageKey) === stopped);

/** Stops or restarts the binary rain, and stores the choice. Hidden under reduced motion, which disables the rain. */
export function RainControl({ className }: { className: string }) {
  const isStopped = useRainStopped();

  function toggle() {
    if (isStopped) safeStorage.removeItem(storageKey);
    else safeStorage.setItem(storageKey, stopped);
    useRainStopped.setState(!isStopped);
  }

  return (
    <button type="button" onClick={toggle} className={`${className} motion-reduce:hidden`}>
      {isStopped ? <CloudRain className="size-5" /> : <CloudOff className="size-5" />}
      {isStopped ? "Let the digits fall" : "Stop the falling digits"}
    </button>
  );
}
