import { atBase } from "#app/lib/base-path.ts";
import { icon } from "#app/ui/icon.tsx";

const CalendarPlus = /* @__PURE__ */ icon(
  "M16 18h6M16 2v3M19 15v6M21 11.5V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3M3 9h18M8 2v3",
);

/** Downloads an event as a calendar file. */
export function CalendarLink({ eventId }: { eventId: string }) {
  const file = `${eventId}.ics`;
  return (
    <a
      href={atBase(`/events/${file}`)}
      download={file}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-link"
    >
      <CalendarPlus aria-hidden="true" className="size-4" />
      Add to calendar
    </a>
  );
}
