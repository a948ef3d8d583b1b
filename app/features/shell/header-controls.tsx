import MenuIcon from "lucide-react/icons/menu";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Search from "lucide-react/icons/search";
import Sun from "lucide-react/icons/sun";
import X from "lucide-react/icons/x";
import { type FocusEvent, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/lib/browser-state.ts";
import { commandKeyName } from "#app/lib/keyboard.ts";
import { navLinks } from "#app/site.ts";
import { dueKeys } from "#app/store/review-cards.ts";
import { useReviewDay, useReviews } from "#app/store/reviews.ts";
import { mediaOf, setTheme, type Theme, useTheme } from "#app/store/theme.ts";
import { IconButton } from "#app/ui/button.tsx";
import { ClosedByBack } from "#app/ui/closed-by-back.tsx";
import { Link } from "#app/ui/link.tsx";
import { openPalette } from "#app/ui/overlay.ts";

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

/** Cycles through the three themes. The accessible name contains the active theme. */
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

/** The id of the last element of every header. */
export const menuId = "menu";

/** Fits as many columns of links as possible. */
export const menuColumns = "grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4";

/**
 * The menu of a header on small screens, and its button: links to every section, and the page's own links below. A
 * popover: it opens before hydration, and closes on Escape, on a press outside, and on Back in Chromium on Android.
 */
export function Menu({ children }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label="Menu" popoverTarget={menuId} className="icon-square @min-[60rem]:hidden">
        {isOpen ? <X className="size-6" /> : <MenuIcon className="size-6" />}
      </button>
      {/* A click on any link closes the menu, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <div
        id={menuId}
        popover="auto"
        onBeforeToggle={({ newState }) => setIsOpen(newState === "open")}
        onClick={hideMenu}
        className="inset-x-0 top-14 hidden max-h-[calc(100dvh-4rem)] w-full border-b border-line bg-page text-text md:top-16 @max-[60rem]:open:block"
      >
        <div className="page-column pb-5">
          <nav aria-label="Sections" className="pt-3">
            <SectionLinks className={menuColumns} linkClass="text-lg" badgeClass="left-full ml-2" />
          </nav>
          {children}
        </div>
        {isOpen && <ClosedByBack onBack={hideMenu} />}
      </div>
    </>
  );
}

/** Closes the menu when the focus leaves the header, because the menu may cover the newly focused element. */
export function onHeaderBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) hideMenu();
}

/**
 * Closes the menu. If the focus is in the menu, the browser moves it to the menu's button. Browsers before 2024 lack
 * popovers.
 */
function hideMenu(): void {
  document.getElementById(menuId)?.hidePopover?.();
}

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

/** The number of questions due for review today, beside the link to the quizzes. Renders nothing for zero. */
function DueBadge({ className }: { className: string }) {
  const cards = useReviews((state) => state.cards);
  const due = dueKeys(cards, useReviewDay()).length;

  if (due === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={`absolute min-w-4.5 rounded-full bg-mint px-1 text-center font-mono text-[0.6875rem] leading-4.5 font-semibold text-on-mint forced-colors:border ${className}`}
      >
        {due > 99 ? "99+" : due}
      </span>{" "}
      <span className="sr-only">({due} to review)</span>
    </>
  );
}
