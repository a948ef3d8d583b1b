import { useLocation } from "react-router";

import { navLinks } from "#app/site.ts";
import { BackNav, type BackLink } from "#app/ui/back-nav.tsx";
import { Link } from "#app/ui/link.tsx";

import { SearchButton, ThemeControl, useMenu } from "./header-controls.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { Wordmark } from "./wordmark.tsx";

type Props = {
  /** Null where the page shows it beside its title. */
  back: BackLink | null;
  onSearch: () => void;
};

const menuId = "site-menu";

/** The header of every page but the landing page: back link, wordmark, the way to every section, search and theme. */
export function SiteHeader({ back, onSearch }: Props) {
  const menu = useMenu();
  return (
    <>
      <header lang="en" className="@container sticky top-0 z-30 border-b border-line bg-page">
        <div className="page-column header-row">
          <Wordmark />
          <nav aria-label="Sections" className="ml-auto hidden @min-[63rem]:block">
            <SectionLinks className="flex" linkClass="px-2.5 text-sm @min-[79rem]:px-3" />
          </nav>
          <div className="ml-auto flex items-center @min-[63rem]:ml-2">
            <SearchButton onOpen={onSearch} />
            <ThemeControl />
            <MenuToggle isOpen={menu.isOpen} controls={menuId} onToggle={menu.toggle} className="@min-[63rem]:hidden" />
          </div>
        </div>
        <nav
          id={menuId}
          aria-label="All sections"
          hidden={!menu.isOpen}
          className="page-column pb-5 @min-[63rem]:hidden"
        >
          <SectionLinks
            className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 border-t border-line pt-3"
            linkClass="text-lg"
          />
        </nav>
      </header>
      {back && <BackNav back={back} className="page-column pt-4 pb-4 md:pb-8" />}
    </>
  );
}

function SectionLinks({ className, linkClass }: { className: string; linkClass: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {navLinks.map(({ name, path }) => {
        const isHere = pathname === path || pathname.startsWith(`${path}/`);
        return (
          <li key={path}>
            <Link
              to={path}
              aria-current={isHere ? "page" : undefined}
              className={`inline-flex min-h-11 items-center rounded-md transition-colors duration-150 ease-out hover:text-mint ${linkClass} ${isHere ? "font-semibold text-mint" : "text-text"}`}
            >
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
