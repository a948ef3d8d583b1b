import { icon } from "#app/ui/icon.tsx";

import { stopRain, useRainStopped } from "./rain-choice.ts";

const CloudOff = /* @__PURE__ */ icon(
  "M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20",
);
const CloudRain = /* @__PURE__ */ icon(
  "M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242M16 14v6M8 14v6M12 16v6",
);

/** Stops the falling digits for good, or lets them fall again. Not there when motion is reduced: nothing falls then. */
export function RainControl() {
  const isStopped = useRainStopped();
  const Icon = isStopped ? CloudRain : CloudOff;
  return (
    <button
      type="button"
      onClick={() => stopRain(!isStopped)}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-mint motion-reduce:hidden"
    >
      <Icon aria-hidden="true" className="size-5" />
      {isStopped ? "Let the digits fall" : "Stop the falling digits"}
    </button>
  );
}
