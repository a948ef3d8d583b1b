import Menu from "lucide-react/icons/menu";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Search from "lucide-react/icons/search";
import Sun from "lucide-react/icons/sun";
import X from "lucide-react/icons/x";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/lib/browser-state.ts";
import { commandKeyName } from "#app/lib/keyboard.ts";
import { navLinks } from "#app/site.ts";
import { mediaOf, setTheme, type Theme, useTheme } from "#app/store/theme.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { openPalette } from "#app/ui/overlay.ts";
import { DueBadge } from "./due-badge.tsx";

/** Opens the command palette, and shows its shortcut. */
export function SearchButton() {
  const commandKey = useHydrated() ? commandKeyName() : "Ctrl";
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 text-sm text-muted transition-colors hover:bg-raised hover:text-text @min-[79rem]:border @min-[79rem]:border-control"
    >
      <Search className="size-5 @min-[79rem]:size-4" />
      <span className="sr-only">Search</span>
      {/* `min-w` makes Cmd as wide as Ctrl. */}
      <kbd aria-hidden="true" className="hidden min-w-[6ch] label-mono @min-[79rem]:inline">
        {commandKey} K
      </kbd>
    </button>
  );
}

const themes = { light: ["Light", Sun], dark: ["Dark", Moon], system: ["System", Monitor] } as const;

/** Cycles through the three themes. The accessible name says which one is active. */
export function ThemeControl() {
  const theme = useTheme() ?? "system";
  const [name, Icon] = themes[theme];
  return (
    <IconButton label={`Theme: ${name}`} onClick={() => setTheme(themeAfter(theme))}>
      <Icon className="size-5" />
    </IconButton>
  );
}

/**
 * Returns the next theme. From 'System' it is the opposite of the system's theme, because a click without a visible
 * change looks broken.
 */
function themeAfter(theme: Theme): Theme {
  const isDark = matchMedia(mediaOf("dark")).matches;
  const [own, other]: [Theme, Theme] = isDark ? ["dark", "light"] : ["light", "dark"];
  if (theme === "system") return other;
  return theme === other ? own : "system";
}

/** The state of a header's menu. A navigation closes it. */
export function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  if (openAt && !isOpen) setOpenAt(undefined);

  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key) };
}

/** The id of the last element of every header. */
export const menuId = "menu";

type Props = { isOpen: boolean; children?: ReactNode };

/**
 * A header's menu on small screens: links to every section, and the page's own links below. Scrolls if it is taller
 * than the window.
 */
export function HeaderMenu({ isOpen, children }: Props) {
  return (
    <div
      id={menuId}
      hidden={!isOpen}
      className="page-column max-h-[calc(100dvh-4rem)] overflow-y-auto pb-5 @min-[60rem]:hidden"
    >
      <nav aria-label="Sections" className="border-t border-line pt-3">
        <SectionLinks className={menuColumns} linkClass="text-lg" badgeClass="left-full ml-2" />
      </nav>
      {children}
    </div>
  );
}

/** As many columns of links as fit. */
export const menuColumns = "grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4";

type SectionLinksProps = { className: string; linkClass: string; badgeClass: string };

/** Links to the sections of the site. Marks the current one. */
export function SectionLinks({ className, linkClass, badgeClass }: SectionLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {navLinks.map(({ name, path }) => {
        // The jam's gallery belongs to the jam.
        const isHere = `${pathname.replace("-gallery", "")}/`.startsWith(`${path}/`);
        return (
          <li key={path}>
            <Link
              to={path}
              aria-current={isHere ? "page" : undefined}
              className={`relative inline-flex min-h-11 items-center rounded-md transition-colors hover:text-mint ${linkClass} ${isHere ? "font-semibold text-mint" : "text-text"}`}
            >
              {name}
              {path === "/quizzes" && <DueBadge className={badgeClass} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Opens and closes a header's menu on small screens. Escape closes it, and so does Tab out of the header, because the
 * menu may cover the next focused element. Takes the focus if the focus was inside the menu when the menu closed.
 */
export function MenuToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) {
      if (document.activeElement?.closest("[hidden]")) ref.current?.focus();
      return undefined;
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && onToggle();
    const closeOnFocusOut = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible:not(#page > header *)")) onToggle();
    };
    const closing = new AbortController();
    const { signal } = closing;
    document.addEventListener("keydown", closeOnEscape, { signal });
    document.addEventListener("focusin", closeOnFocusOut, { signal });
    return () => closing.abort();
  }, [isOpen, onToggle]);

  return (
    <button
      ref={ref}
      type="button"
      aria-label={isOpen ? "Close menu" : "Open menu"}
      aria-expanded={isOpen}
      aria-controls={menuId}
      onClick={onToggle}
      className="icon-square @min-[60rem]:hidden"
    >
      {isOpen ? <X className="size-6" /> : <Menu className="size-6" />}
    </button>
  );
}
