import CalendarPlus from "lucide/dist/esm/icons/calendar-plus.mjs";

import { atBase } from "#app/lib/base-path.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Downloads an event as a calendar file. */
export function CalendarLink({ eventId }: { eventId: string }) {
  const file = `${eventId}.ics`;
  return (
    <a
      href={atBase(`/events/${file}`)}
      download={file}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-link"
    >
      <Icon shape={CalendarPlus} aria-hidden="true" className="size-4" />
      Add to calendar
    </a>
  );
}
