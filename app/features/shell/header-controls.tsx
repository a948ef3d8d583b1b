import Monitor from "lucide/dist/esm/icons/monitor.mjs";
import Moon from "lucide/dist/esm/icons/moon.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import { useState } from "react";
import { useLocation } from "react-router";
import { commandKeyName } from "#app/lib/keyboard.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { openPalette } from "#app/store/overlay.ts";
import { mediaOf, setTheme, type Theme, useTheme } from "#app/store/theme.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Opens the command palette by touch or mouse, and teaches its key. */
export function SearchButton() {
  const commandKey = useHydrated() ? commandKeyName() : "Ctrl";
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 text-sm text-muted transition-colors hover:bg-raised hover:text-text @min-[79rem]:border @min-[79rem]:border-control"
    >
      <Icon shape={Search} className="size-5 @min-[79rem]:size-4" />
      <span className="sr-only">Search</span>
      {/* As wide with Cmd as with Ctrl. */}
      <kbd aria-hidden="true" className="hidden min-w-[6ch] label-mono @min-[79rem]:inline">
        {commandKey} K
      </kbd>
    </button>
  );
}

const icons = { light: Sun, dark: Moon, system: Monitor } as const;
const names = { light: "Light", dark: "Dark", system: "System" } as const;

/** Steps through the three themes; its name says which one is on. */
export function ThemeControl() {
  const theme = useTheme() ?? "system";
  const shape = icons[theme];
  return (
    <IconButton label={`Theme: ${names[theme]}`} onClick={() => setTheme(themeAfter(theme))}>
      <Icon shape={shape} className="size-5" />
    </IconButton>
  );
}

/** The first press on 'System' shows the other theme: a press that changes nothing on the screen looks broken. */
function themeAfter(theme: Theme): Theme {
  const [own, other] = matchMedia(mediaOf("dark")).matches
    ? (["dark", "light"] as const)
    : (["light", "dark"] as const);
  if (theme === "system") return other;
  return theme === other ? own : "system";
}

/** A header's menu: open on the page where it was opened, and closed for good by another one. */
export function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  if (openAt && !isOpen) setOpenAt(undefined);

  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key) };
}
