import { create } from "zustand";
import { tbilisiDay } from "#app/lib/tbilisi-calendar.ts";
import { useNow } from "#app/lib/use-now.ts";
import { feeds, navLinks, site, socialLinks } from "#app/site.ts";
import { BrandIcon } from "#app/ui/brand-icon.tsx";
import { ExternalLink, Link } from "#app/ui/link.tsx";
import { openShortcuts } from "#app/ui/overlay.ts";
import { RainControl } from "./binary-rain.tsx";
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
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

const useInstallPrompt = create<{ prompt?: InstallPrompt }>(() => ({}));

// Listens before hydration, because the event may come earlier. Does not call preventDefault, because Chromium would
// log a message. Therefore the browser may also show its own prompt.
if (typeof window !== "undefined")
  window.addEventListener("beforeinstallprompt", (event) =>
    useInstallPrompt.setState({ prompt: event as InstallPrompt }),
  );

/** Installs the site as an app. Rendered only while the browser offers it. */
function InstallButton() {
  const prompt = useInstallPrompt((state) => state.prompt);
  if (!prompt) return null;

  function install(offer: InstallPrompt) {
    // A prompt works once.
    useInstallPrompt.setState({ prompt: undefined });
    offer.prompt().catch(() => undefined);
  }

  return (
    <button type="button" onClick={() => install(prompt)} className={footerControl}>
      Install
    </button>
  );
}
