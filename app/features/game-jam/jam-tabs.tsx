import { clsx } from "clsx";
import MapPin from "lucide-react/icons/map-pin";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import type { GameJam } from "#app/content/game-jam.server.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { twoDigits } from "#app/lib/text.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ExternalLink, Link } from "#app/ui/link.tsx";
import { type JamProps, JamRegistration } from "./jam-registration.tsx";

/**
 * The jam's details in tabs; the URL has the selected one. Each panel is a `<details>`: find in page opens it. Before
 * hydration, the tab's link opens it. Its summary shows only without JavaScript. In print, all panels are open.
 */
export function JamTabs({ jam, phase }: JamProps) {
  const { query, change } = useQueryString();
  const { hash } = useLocation();
  const isTabs = useHydrated();
  const [isMapShown, setIsMapShown] = useState(false);

  const items = [
    { key: "rules", label: "წესები", content: <JamRules rules={jam.rules} /> },
    { key: "faq", label: "კითხვები", content: <JamFaq faq={jam.faq} /> },
    {
      key: "location",
      label: "სად",
      content: <JamLocation location={jam.location} isMapShown={isMapShown} onShowMap={() => setIsMapShown(true)} />,
    },
    { key: "register", label: "რეგისტრაცია", content: <JamRegistration jam={jam} phase={phase} /> },
  ];
  const inUrl = items.find(({ key }) => `#${key}` === hash) ?? items.find(({ key }) => key === query.get("tab"));
  // The first render equals the HTML, which knows no hash.
  const selected = (isTabs && inUrl?.key) || "rules";

  const select = (key: string) => change({ tab: key === "rules" ? null : key });

  // A text fragment (#:~:text=) may have opened a panel before hydration.
  useEffect(() => {
    const opened = document.querySelector<HTMLElement>(`details[open] > [role="tabpanel"]:not(#${selected})`);
    if (opened) select(opened.id);
  });

  return (
    <div className="mt-14">
      <nav
        role={isTabs ? "tablist" : undefined}
        aria-label="გეიმჯემის შესახებ"
        className="flex flex-wrap gap-x-5 border-b border-line md:gap-x-9 print:hidden"
      >
        {items.map(({ key, label }) => (
          <a
            key={key}
            id={`tab-${key}`}
            href={`#${key}`}
            {...(isTabs && {
              role: "tab",
              "aria-selected": key === selected,
              "aria-controls": key,
              tabIndex: key === selected ? 0 : -1,
            })}
            onKeyDown={moveToTab}
            onClick={(event) => {
              event.preventDefault();
              // Opening the tab is the visitor's consent to load the map from another site.
              if (key === "location") setIsMapShown(true);
              select(key);
            }}
            className={clsx(
              "-mb-px inline-flex min-h-12 items-center border-b-2 text-sm font-semibold transition-colors hover:text-mint md:text-base",
              key === selected ? "border-mint" : "border-transparent text-muted",
            )}
          >
            {label}
          </a>
        ))}
      </nav>
      {items.map(({ key, label, content }) => (
        <details
          key={key}
          // The browser may have opened it before hydration.
          suppressHydrationWarning
          open={key === selected}
          onToggle={({ newState }) => newState === "open" && key !== selected && select(key)}
        >
          <summary className="not-noscript:hidden">{label}</summary>
          <section
            id={key}
            {...(isTabs && { role: "tabpanel", "aria-labelledby": `tab-${key}`, tabIndex: 0 })}
            className="scroll-mt-4 pt-8"
          >
            {content}
          </section>
        </details>
      ))}
    </div>
  );
}

/** Arrow keys, Home and End select another tab. */
function moveToTab(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll("a") ?? [])];
  const at = tabs.findIndex((tab) => tab === event.currentTarget);
  const to = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 }[event.key];
  const tab = to === undefined ? undefined : tabs.at(to);
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

function JamFaq({ faq }: { faq: GameJam["faq"] }) {
  return (
    <>
      <h2 className="text-2xl">კითხვები და პასუხები</h2>
      <div className="mt-4 max-w-3xl border-t border-line">
        {faq.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </>
  );
}

function JamRules({ rules }: { rules: GameJam["rules"] }) {
  return (
    <>
      <h2 className="text-2xl">წესები</h2>
      <ol className="mt-6 grid gap-x-12 gap-y-7 md:grid-cols-2">
        {rules.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="font-mono text-xl font-semibold text-warm">
              {twoDigits(index + 1)}
            </span>
            <div>
              <h3 className="text-lg leading-snug">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

type LocationProps = { location: GameJam["location"]; isMapShown: boolean; onShowMap: () => void };

/** The address and its map. Loads OpenStreetMap only after a click, not when the URL opens this tab. */
function JamLocation({ location, isMapShown, onShowMap }: LocationProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const { name, address, hint, latitude, longitude } = location;
  const box = "aspect-4/3 w-full rounded-lg bg-raised md:aspect-video";
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-2xl">{name}</h2>
        <address className="mt-4 not-italic">{address}</address>
        <p className="mt-3 text-muted">{hint}</p>
        <ExternalLink
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
          className="mt-3 inline-flex min-h-11 items-center text-link"
        >
          გახსენი OpenStreetMap-ში
        </ExternalLink>
      </div>
      {isMapShown ? (
        <iframe ref={frameRef} src={mapUrlFor(location)} title={`რუკა: ${name}`} className={box} />
      ) : (
        <div className={`${box} flex flex-col items-center justify-center gap-4 p-6 text-center noscript:hidden`}>
          <MapPin className="size-10 text-warm" />
          <Button
            onClick={() => {
              flushSync(onShowMap);
              frameRef.current?.focus({ preventScroll: true });
            }}
          >
            აჩვენე რუკა
          </Button>
          <p className="max-w-xs text-sm text-muted">რუკა OpenStreetMap-იდან მხოლოდ დაჭერის შემდეგ ჩამოიტვირთება.</p>
        </div>
      )}
    </div>
  );
}

/** Half the height and width of the embedded map, in degrees: a few streets. */
const mapHalfHeight = 0.002;
const mapHalfWidth = 0.004;

/** Returns the embed URL of a map with a marker. */
function mapUrlFor({ latitude, longitude }: GameJam["location"]): string {
  const box = [longitude - mapHalfWidth, latitude - mapHalfHeight, longitude + mapHalfWidth, latitude + mapHalfHeight];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(6)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The jam's extras, and links to its event. */
export function JamExtras({ jam: { extras, eventId } }: { jam: GameJam }) {
  return (
    <section aria-labelledby="extras" className="mt-20">
      <h2 id="extras" className="text-2xl">
        კოდის გარდა
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-4 md:grid-cols-3">
        {extras.map((extra) => (
          <li key={extra} className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-line pt-4">
            <span aria-hidden="true" className="font-mono font-semibold text-good">
              +
            </span>
            {extra}
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-x-8">
        <Link to={`/events/${eventId}`} className="inline-flex min-h-11 items-center text-link">
          ივენთის გვერდი და კალენდარი
        </Link>
        <Link to="/gamejam-2025-gallery" className="inline-flex min-h-11 items-center text-link">
          გეიმჯემის გალერეა
        </Link>
      </div>
    </section>
  );
}
