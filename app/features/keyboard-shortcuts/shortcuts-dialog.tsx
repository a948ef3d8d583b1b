import { useEffect } from "react";
import { commandKeyName } from "#app/lib/keyboard.ts";
import { usePlayerSettings } from "#app/player/player-settings.ts";
import { closeOverlay, openPalette } from "#app/store/overlay.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** All keys on one sheet. Import it lazily, as the dialog itself. */
export function ShortcutsDialog() {
  const commandKey = commandKeyName();
  const hasKeys = usePlayerSettings((state) => state.hasKeys);

  useEffect(() => syncTabs(usePlayerSettings), []);

  return (
    <Dialog isOpen onClose={closeOverlay} title="Keyboard shortcuts" className="roomy:max-w-xl">
      <div className="space-y-7 px-5 py-6 md:px-6">
        {shortcuts.map(({ place, list }) => (
          <section key={place} aria-label={place}>
            <h3 className="label-mono text-mint">{place}</h3>
            <dl className="mt-2">
              {list.map(({ keys, does }) => (
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
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={hasKeys}
            onChange={(event) => usePlayerSettings.change({ hasKeys: event.target.checked })}
            className="size-5 accent-mint"
          />
          Use single-key player shortcuts
        </label>
        <Button onClick={openPalette}>Open the command palette</Button>
      </div>
    </Dialog>
  );
}

/** A key or keys pressed together; 'Command' is Ctrl or Cmd. */
type Shortcut = { keys: readonly string[]; does: string };

/** Every key that does something here, by the place where it does. */
export const shortcuts: readonly { place: string; list: readonly Shortcut[] }[] = [
  {
    place: "Everywhere",
    list: [
      { keys: ["Command", "K"], does: "Search and run commands" },
      { keys: ["?"], does: "Show this list" },
      { keys: ["Alt", "T"], does: "Go to the notifications" },
      { keys: ["Esc"], does: "Close what is open" },
      { keys: ["Command", "Shift", "D"], does: "Unlock what was never locked" },
    ],
  },
  {
    place: "On an episode's page, while something plays",
    list: [
      { keys: ["K"], does: "Pause or resume" },
      { keys: ["N"], does: "Next chapter" },
      { keys: ["B"], does: "Previous chapter" },
      { keys: ["G"], does: "Go to what is playing" },
    ],
  },
  {
    place: "In the command palette",
    list: [
      { keys: ["Up"], does: "Previous entry" },
      { keys: ["Down"], does: "Next entry" },
      { keys: ["Home"], does: "First entry" },
      { keys: ["End"], does: "Last entry" },
      { keys: ["Enter"], does: "Run the entry" },
    ],
  },
  {
    place: "In a quiz",
    list: [
      { keys: ["1 – 4"], does: "Pick an answer" },
      { keys: ["Enter"], does: "Confirm, then next question" },
      { keys: ["P"], does: "Pause, then next question" },
    ],
  },
  {
    place: "In a gallery's viewer",
    list: [
      { keys: ["Left"], does: "Previous meme" },
      { keys: ["Right"], does: "Next meme" },
    ],
  },
];
