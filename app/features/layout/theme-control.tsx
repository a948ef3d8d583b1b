import { setTheme, type Theme, themes, useTheme } from "#app/lib/theme.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { icon } from "#app/ui/icon.tsx";

const Monitor = /* @__PURE__ */ icon(
  "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8 21H16M12 17V21",
);
const Moon = /* @__PURE__ */ icon(
  "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
);
const Sun = /* @__PURE__ */ icon(
  "M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41",
);

const icons = { light: Sun, dark: Moon, system: Monitor } as const;
const names = { light: "Light", dark: "Dark", system: "System" } as const;

/** Steps through light, dark and system; its name says which one is on. */
export function ThemeControl() {
  const theme = useTheme() ?? "system";
  const Icon = icons[theme];
  return (
    <IconButton label={`Theme: ${names[theme]}`} onClick={() => setTheme(themeAfter(theme))}>
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}

function themeAfter(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
}
