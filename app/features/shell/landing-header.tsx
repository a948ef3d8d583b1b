import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { links } from "#app/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { AnchorLink } from "#app/ui/link.tsx";
import { Menu, menuColumns, onHeaderBlur, SearchButton, ThemeControl } from "./header-controls.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Sections of the page. The id of each is its name in lower case. */
const anchors = ["Hosts", "Episodes", "About", "Broadcast"];

/** Scroll offset in pixels after which scrolling down hides the header (agreed with the client). */
const hideBelow = 100;

/** The landing page's fixed header. Hides on scrolling down, and returns on scrolling up. */
export function LandingHeader() {
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now !== last) setIsHidden(now > last && now > hideBelow);
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  return (
    <header
      data-hidden={isHidden}
      onBlur={onHeaderBlur}
      className={clsx(
        "@container fixed inset-x-0 top-0 z-30 border-b border-line bg-page transition-[translate] duration-200 focus-within:translate-y-0 has-[:popover-open]:translate-y-0",
        isHidden && "-translate-y-full",
      )}
    >
      <div className="page-column header-row">
        <Wordmark />
        <nav aria-label="On this page" className="ml-auto hidden @min-[60rem]:block">
          <AnchorLinks className="flex gap-2" />
        </nav>
        <div className="ml-auto flex items-center @max-[60rem]:-mr-2.5 @min-[60rem]:ml-2">
          <SearchButton />
          <ThemeControl />
          <ButtonAnchor href={links.discord} className="ml-2 @max-[30rem]:hidden">
            Join Now
          </ButtonAnchor>
          <Menu>
            <nav aria-labelledby="landing-anchors" className="mt-3 border-t border-line pt-3">
              <p id="landing-anchors" className="label-mono text-muted">
                On this page
              </p>
              <AnchorLinks className={menuColumns} />
            </nav>
            <ButtonAnchor href={links.discord} className="mt-3 w-full @min-[30rem]:hidden">
              Join Now
            </ButtonAnchor>
          </Menu>
        </div>
      </div>
    </header>
  );
}

function AnchorLinks({ className }: { className: string }) {
  return (
    <ul className={className}>
      {anchors.map((name) => (
        <li key={name}>
          <AnchorLink
            href={`#${name.toLowerCase()}`}
            className="inline-flex min-h-11 items-center rounded-md text-sm transition-colors hover:text-mint @min-[60rem]:px-3"
          >
            {name}
          </AnchorLink>
        </li>
      ))}
    </ul>
  );
}
