import { Drawing } from "#app/artwork/drawing.tsx";
import gamepad from "#app/artwork/drawings/gamepad.svg?url";
import { formatLongDate, formatTime } from "#app/lib/tbilisi-calendar.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Countdown } from "./countdown.tsx";
import { type JamProps, RegisterLink } from "./jam-registration.tsx";

/** The jam's first screen: title, date and the current call to action. */
export function JamHero({ jam, phase }: JamProps) {
  const { title, tagline, intro, start, location, registration } = jam;
  const { heading, text } = jam[phase];
  return (
    <header className="printed-block">
      <div className="page-column grid gap-x-12 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
        <div>
          <p className="text-sm font-semibold text-warm">
            <time dateTime={start}>
              {formatLongDate(start)}, {formatTime(start)}
            </time>{" "}
            <span aria-hidden="true">· </span>
            {location.name}
          </p>
          <h1 tabIndex={-1} className="mt-4 text-display font-extrabold tracking-tight">
            {title}
          </h1>
          <p className="mt-5 text-xl font-semibold text-(--color-foreground)">{tagline}</p>
          <p className="mt-4 max-w-reading text-lg">{intro}</p>
        </div>
        <Drawing
          src={gamepad}
          size={[300, 161]}
          className="h-auto w-full max-w-md! text-(--color-foreground) max-lg:hidden"
        />
        <section aria-labelledby="now" className="border-l-4 border-warm pl-6 lg:col-span-2">
          <h2 id="now" className="text-2xl">
            {heading}
          </h2>
          <p className="mt-2 max-w-reading">{text}</p>
          {phase === "before" && (
            <div className="mt-7">
              <Countdown until={start} className="text-display" />
            </div>
          )}
          <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4 *:min-w-0">
            {phase === "after" && (
              <ButtonLink to="/gamejam-2025-gallery" variant="primary">
                ნახე გალერეა
              </ButtonLink>
            )}
            <RegisterLink registration={registration} phase={phase} />
          </div>
        </section>
      </div>
    </header>
  );
}
