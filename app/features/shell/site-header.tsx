import { BackNav } from "#app/ui/headings.tsx";
import { Menu, onHeaderBlur, SearchButton, SectionLinks, ThemeControl } from "./header-controls.tsx";
import { usePageHandle } from "./page-handle.ts";
import { Wordmark } from "./wordmark.tsx";

/** The header of every page except the landing page: back link, wordmark, sections, search and theme. */
export function SiteHeader() {
  const { back } = usePageHandle();
  return (
    <>
      <header lang="en" onBlur={onHeaderBlur} className="@container sticky top-0 z-30 border-b border-line bg-page">
        <div className="page-column header-row">
          <Wordmark />
          <nav aria-label="Sections" className="ml-auto hidden @min-[60rem]:block">
            <SectionLinks
              className="flex"
              linkClass="px-2 text-sm @min-[66rem]:px-2.5 @min-[79rem]:px-3"
              badgeClass="top-0 -right-1"
            />
          </nav>
          <div className="-mr-2.5 ml-auto flex items-center @min-[60rem]:-mr-3 @min-[60rem]:ml-2">
            <SearchButton />
            <ThemeControl />
            <Menu />
          </div>
        </div>
      </header>
      {back && <BackNav back={back} className="page-column pt-1 pb-4 md:pt-4 md:pb-8" />}
    </>
  );
}
