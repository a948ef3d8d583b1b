import type { GameJam } from "#app/content/game-jam.server.ts";
import { Link } from "#app/ui/link.tsx";

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
