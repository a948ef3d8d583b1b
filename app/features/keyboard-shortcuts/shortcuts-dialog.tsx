import { commandKeyName } from "#app/lib/keyboard.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeOverlay, openPalette } from "#app/ui/overlay.ts";

/** All shortcuts by page: the effect, then the keys to press together. 'Command' is Ctrl or Cmd. */
const shortcuts: Readonly<Record<string, readonly [does: string, ...keys: string[]][]>> = {
  Everywhere: [
    ["Search and run commands", "Command", "K"],
    ["Show this list", "?"],
    ["Go to the notifications", "Alt", "T"],
    ["Close what is open", "Esc"],
    ["Unlock what was never locked", "Command", "Shift", "D"],
  ],
  "In the player": [
    ["Pause or resume", "K"],
    ["Next chapter", "N"],
    ["Previous chapter", "B"],
    ["Go to what is playing", "G"],
  ],
  "In the command palette": [
    ["Previous entry", "Up"],
    ["Next entry", "Down"],
    ["First entry", "Home"],
    ["Last entry", "End"],
    ["Run the entry", "Enter"],
  ],
  "In a quiz": [
    ["Pick an answer", "1 – 4"],
    ["Confirm, then next question", "Enter"],
    ["Pause, then next question", "P"],
  ],
  "In a gallery's viewer": [
    ["Previous meme", "Left"],
    ["Next meme", "Right"],
  ],
};

/** Lists all shortcuts. Import it lazily, like the dialog component. */
export function ShortcutsDialog() {
  const commandKey = commandKeyName();
  return (
    <Dialog onClose={closeOverlay} title="Keyboard shortcuts" className="roomy:max-w-xl">
      <div className="space-y-7 px-5 py-6 md:px-6">
        {Object.entries(shortcuts).map(([context, list]) => (
          <section key={context} aria-label={context}>
            <h3 className="label-mono text-mint">{context}</h3>
            <dl className="mt-2">
              {list.map(([does, ...keys]) => (
                <div
                  key={does}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2.5"
                >
                  <dt className="text-sm">{does}</dt>
                  <dd className="ml-auto flex flex-wrap justify-end gap-1">
                    {keys.map((key) => (
                      <kbd key={key} className="rounded-sm border border-control bg-raised px-2 py-0.5 label-mono">
                        {key === "Command" ? commandKey : key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Button onClick={openPalette}>Open the command palette</Button>
      </div>
    </Dialog>
  );
}
