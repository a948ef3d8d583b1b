import type { GameJam } from "#app/content/game-jam.server.ts";
import type { Phase } from "#app/lib/date-range.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { Tabs } from "#app/ui/tabs.tsx";

import { JamFaq } from "./jam-faq.tsx";
import { JamLocation } from "./jam-location.tsx";
import { JamRegistration } from "./jam-registration.tsx";
import { JamRules } from "./jam-rules.tsx";

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
  const selected = items.find(({ key }) => key === query.get("tab"))?.key ?? "rules";
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
