import { useLocation } from "react-router";
import type { GameJam } from "#app/content/game-jam.server.ts";
import type { Phase } from "#app/lib/dates.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { JamLocation } from "./jam-location.tsx";
import { JamRegistration } from "./jam-registration.tsx";

type Props = { jam: GameJam; phase: Phase; now: string };

/** Everything to know before coming, in tabs; the chosen one is in the address. */
export function JamTabs({ jam, phase, now }: Props) {
  const { query, change } = useQueryString();
  const items = [
    { key: "rules", label: "წესები", content: <JamRules rules={jam.rules} /> },
    { key: "faq", label: "კითხვები", content: <JamFaq faq={jam.faq} /> },
    { key: "location", label: "სად", content: <JamLocation location={jam.location} /> },
    { key: "register", label: "რეგისტრაცია", content: <JamRegistration jam={jam} phase={phase} now={now} /> },
  ] as const;
  // Before the tabs' code has come they are links to their panels.
  const { hash } = useLocation();
  const asked = items.find(({ key }) => `#${key}` === hash) ?? items.find(({ key }) => key === query.get("tab"));
  const selected = asked?.key ?? "rules";
  return (
    <Tabs
      label="გეიმჯემის შესახებ"
      items={items}
      selected={selected}
      onSelect={(key) => change({ tab: key === "rules" ? null : key })}
      className="mt-14"
    />
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
              {String(index + 1).padStart(2, "0")}
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
