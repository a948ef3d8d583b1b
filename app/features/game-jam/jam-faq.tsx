import type { GameJam } from "#app/content/game-jam.server.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** Questions that open to their answers. */
export function JamFaq({ faq }: { faq: GameJam["faq"] }) {
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
