import Monitor from "lucide/dist/esm/icons/monitor.mjs";
import Moon from "lucide/dist/esm/icons/moon.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";

import { setTheme, type Theme, themes, useTheme } from "#app/store/theme.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const icons = { light: Sun, dark: Moon, system: Monitor } as const;
const names = { light: "Light", dark: "Dark", system: "System" } as const;

/** Steps through light, dark and system; its name says which one is on. */
export function ThemeControl() {
  const theme = useTheme() ?? "system";
  const shape = icons[theme];
  return (
    <IconButton label={`Theme: ${names[theme]}`} onClick={() => setTheme(themeAfter(theme))}>
      <Icon shape={shape} aria-hidden="true" className="size-5" />
    </IconButton>
  );
}

function themeAfter(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
}
