import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { GameJam } from "#app/content/game-jam.server.ts";
import { focusOnMount } from "#app/lib/focus.ts";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { twoDigits } from "#app/lib/words.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink, Link } from "#app/ui/link.tsx";
import { type JamProps, JamRegistration } from "./jam-registration.tsx";

const importTabs = () => import("./headless-tabs.tsx");

const bar = "flex flex-wrap gap-x-5 border-b border-line md:gap-x-9";

/** The chosen one is marked as Headless UI marks its tabs. */
const tab =
  "-mb-px inline-flex min-h-12 items-center border-b-2 border-mint text-sm font-semibold transition-colors hover:text-mint " +
  "not-data-selected:border-transparent not-data-selected:text-muted md:text-base";

/**
 * Everything to know before coming, in tabs; the chosen one is in the address. Without scripts, and so in the prerendered page
 * and until the tabs' code has come, all panels are open and the tabs lead to them.
 */
export function JamTabs({ jam, now }: JamProps) {
  const { query, change } = useQueryString();
  const { hash } = useLocation();
  const { module, preload } = useLazyModule(importTabs);

  useEffect(() => void preload(), [preload]);

  const label = "გეიმჯემის შესახებ";
  const items = [
    { key: "rules", label: "წესები", content: <JamRules rules={jam.rules} /> },
    { key: "faq", label: "კითხვები", content: <JamFaq faq={jam.faq} /> },
    { key: "location", label: "სად", content: <JamLocation location={jam.location} /> },
    { key: "register", label: "რეგისტრაცია", content: <JamRegistration jam={jam} now={now} /> },
  ];
  if (module) {
    const asked = items.find(({ key }) => `#${key}` === hash) ?? items.find(({ key }) => key === query.get("tab"));
    return (
      <module.HeadlessTabs
        label={label}
        items={items}
        selected={asked?.key ?? "rules"}
        onSelect={(key) => change({ tab: key === "rules" ? null : key })}
        bar={bar}
        tab={tab}
      />
    );
  }
  return (
    <div className="mt-14">
      <nav aria-label={label}>
        <ul className={bar}>
          {items.map((item, index) => (
            <li key={item.key} className="flex">
              <a href={`#${item.key}`} data-selected={index === 0 || undefined} className={tab}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {items.map(({ key, content }) => (
        <section key={key} id={key} className="pt-8">
          {content}
        </section>
      ))}
    </div>
  );
}

/** Questions that open to their answers. */
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

/** The rules, numbered like lines in an editor. */
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

/** The address, and a map that is fetched from OpenStreetMap only when it is asked for. */
export function JamLocation({ location }: { location: GameJam["location"] }) {
  const [isShown, setIsShown] = useState(false);
  const { name, address, hint, latitude, longitude } = location;
  const frame = "aspect-4/3 w-full rounded-lg bg-raised md:aspect-video";
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
      {isShown ? (
        <iframe ref={focusOnMount} src={mapUrlFor(location)} title={`რუკა: ${name}`} className={frame} />
      ) : (
        <div className={`${frame} flex flex-col items-center justify-center gap-4 p-6 text-center`}>
          <Icon shape={MapPin} className="size-10 text-warm" />
          <Button onClick={() => setIsShown(true)}>აჩვენე რუკა</Button>
          <p className="max-w-xs text-sm text-muted">რუკა OpenStreetMap-იდან მხოლოდ დაჭერის შემდეგ ჩამოიტვირთება.</p>
        </div>
      )}
    </div>
  );
}

/** Half the height and width of what the embedded map shows, in degrees: a few streets. */
const mapHalfHeight = 0.002;
const mapHalfWidth = 0.004;

/** The map of a place for a frame, with a marker. */
function mapUrlFor({ latitude, longitude }: GameJam["location"]): string {
  const box = [longitude - mapHalfWidth, latitude - mapHalfHeight, longitude + mapHalfWidth, latitude + mapHalfHeight];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(6)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** What there is besides the code, and where to read on. */
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
