import Search from "lucide/dist/esm/icons/search.mjs";

import { commandKeyName } from "#app/lib/keyboard.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = { onOpen: () => void };

/** Opens the command palette by touch or mouse, and teaches its key. */
export function SearchButton({ onOpen }: Props) {
  const commandKey = useHydrated() ? commandKeyName() : "Ctrl";
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 text-sm text-muted transition-colors duration-150 ease-out hover:bg-raised hover:text-text @min-[79rem]:border @min-[79rem]:border-control"
    >
      <Icon shape={Search} aria-hidden="true" className="size-5 @min-[79rem]:size-4" />
      <span className="sr-only">Search</span>
      <kbd aria-hidden="true" className="hidden label-mono @min-[79rem]:inline">
        {commandKey} K
      </kbd>
    </button>
  );
}
