import { useEffect, useState } from "react";
import { tbilisiDay } from "#app/lib/dates.ts";
import { useNow } from "#app/lib/use-now.ts";
import { feeds, navLinks, site, socialLinks } from "#app/site.ts";
import { BrandIcon } from "#app/ui/brand-icon.tsx";
import { ExternalLink, Link } from "#app/ui/link.tsx";
import { openShortcuts } from "#app/ui/overlay.ts";
import { RainControl } from "./rain-control.tsx";
import { Wordmark } from "./wordmark.tsx";

const footerControl = "inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-mint";

/** The footer of every page, in English on all pages. */
export function SiteFooter() {
  const year = tbilisiDay(useNow()).slice(0, 4);
  return (
    <footer lang="en" className="@container section border-t border-line bg-page print:hidden">
      <div className="page-column grid gap-6 py-8 @min-[46rem]:grid-cols-[auto_1fr_auto] @min-[46rem]:items-start">
        <Wordmark />
        <ul className="-mx-1.5 flex flex-wrap gap-x-2 @min-[46rem]:justify-center">
          {navLinks.map(({ name, path }) => (
            <li key={path}>
              <Link to={path} className="inline-flex min-h-11 items-center px-1.5 text-sm text-muted hover:text-mint">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="-mx-3 flex flex-wrap gap-1">
          {socialLinks.map(({ name, url, icon }) => (
            <li key={name}>
              <ExternalLink href={url} className="icon-square text-muted hover:text-text">
                <BrandIcon name={icon} className="size-5" />
                <span className="sr-only">{name}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <p className="page-column text-sm text-muted">
        © {year} {site.name}. All rights reserved. {site.tagline}.
      </p>
      <div className="page-column flex flex-wrap items-center gap-x-6 pt-2 pb-6">
        <p className="text-sm text-muted">Works offline: the pages you open are kept on this device.</p>
        <button
          type="button"
          aria-keyshortcuts="?"
          onClick={openShortcuts}
          className={`${footerControl} [@media(hover:none)]:hidden`}
        >
          Keyboard shortcuts
          <kbd aria-hidden="true" className="rounded-sm bg-raised px-1.5 label-mono">
            ?
          </kbd>
        </button>
        {feeds.map(({ name, path }) => (
          <a key={path} href={path} className={footerControl}>
            {name}
          </a>
        ))}
        <RainControl className={footerControl} />
        <InstallButton />
      </div>
    </footer>
  );
}

/** Chromium's install prompt. Other browsers have a menu entry of their own. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** Installs the site as an app. Rendered only while the browser offers it. */
function InstallButton() {
  const [offer, setOffer] = useState<InstallOffer>();

  useEffect(() => {
    // Does not call preventDefault, because Chromium would log a message. So the browser may also show its own prompt.
    const keep = (event: Event) => setOffer(event as InstallOffer);
    window.addEventListener("beforeinstallprompt", keep);
    return () => window.removeEventListener("beforeinstallprompt", keep);
  }, []);

  if (!offer) return null;

  function install() {
    // A prompt works once.
    setOffer(undefined);
    offer?.prompt().catch(() => undefined);
  }

  return (
    <button type="button" onClick={install} className={footerControl}>
      Install
    </button>
  );
}
