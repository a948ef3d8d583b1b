import type { ReactNode } from "react";
import { CloseButton } from "#app/ui/button.tsx";
import { closeOverlay } from "#app/ui/overlay.ts";
import { PlainDialog } from "#app/ui/plain-dialog.tsx";

type Props = { query: string; onQuery: (query: string) => void; children: ReactNode };

export const placeholder = "Type a command or search...";

/** Replaces the palette until its chunk has loaded. Keeps typed text. */
export function PaletteFrame({ query, onQuery, children }: Props) {
  return (
    <PlainDialog label="Command palette" onClose={closeOverlay} className="mx-auto mt-[10vh] max-w-2xl">
      <div className="flex min-h-16 items-center gap-3 border-b border-line py-2 pr-2 pl-5 md:pl-6">
        <input
          aria-label="Search commands, pages, episodes and guests"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          placeholder={placeholder}
          className="h-11 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted"
        />
        <CloseButton onClose={closeOverlay} />
      </div>
      <div className="px-5 md:px-6">{children}</div>
    </PlainDialog>
  );
}
