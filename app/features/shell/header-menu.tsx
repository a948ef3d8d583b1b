import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router";

import { navLinks } from "#app/site.ts";
import { Link } from "#app/ui/link.tsx";

/** The number of what is to be reviewed. It stands over the page, for it comes later and must move nothing. */
export type DueBadge = ComponentType<{ className: string }>;

/** The id of the last element of every header. */
export const menuId = "menu";

type Props = {
  isOpen: boolean;
  dueBadge?: DueBadge | undefined;
  /** What a page adds below the sections. */
  children?: ReactNode;
};

/** What every header folds out on small screens: the way to every section. Scrolls where it is taller than the window. */
export function HeaderMenu({ isOpen, dueBadge, children }: Props) {
  return (
    <div
      id={menuId}
      hidden={!isOpen}
      className="page-column max-h-[calc(100dvh-4rem)] overflow-y-auto pb-5 @min-[63rem]:hidden"
    >
      <nav aria-label="Sections" className="border-t border-line pt-3">
        <SectionLinks className={menuColumns} linkClass="text-lg" dueBadge={dueBadge} badgeClass="left-full ml-2" />
      </nav>
      {children}
    </div>
  );
}

/** As many columns of links as the menu has room for. */
export const menuColumns = "grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4";

type SectionLinksProps = {
  className: string;
  linkClass: string;
  dueBadge: DueBadge | undefined;
  badgeClass: string;
};

/** Links to the sections of the site, the one that is shown marked. */
export function SectionLinks({ className, linkClass, dueBadge: Badge, badgeClass }: SectionLinksProps) {
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
              className={`relative inline-flex min-h-11 items-center rounded-md transition-colors hover:text-mint ${linkClass} ${isHere ? "font-semibold text-mint" : "text-text"}`}
            >
              {name}
              {Badge && path === "/quizzes" && <Badge className={badgeClass} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
