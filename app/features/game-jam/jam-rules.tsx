import type { GameJam } from "#app/content/game-jam.server.ts";

/** The rules, numbered like lines in an editor. */
export function JamRules({ rules }: { rules: GameJam["rules"] }) {
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
