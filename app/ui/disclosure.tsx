import { Disclosure as HeadlessDisclosure, DisclosureButton, DisclosurePanel } from "@headlessui/react";
import type { ReactNode } from "react";

import { useHydrated } from "#app/lib/use-hydrated.ts";

type Props = { title: string; children: ReactNode };

/** A heading that opens and closes what is under it, marked like a diff. Without scripts it is open. */
export function Disclosure({ title, children }: Props) {
  const isInteractive = useHydrated();
  const panel = "pb-5 pl-8 max-w-reading text-muted";

  if (!isInteractive) {
    return (
      <div className="border-b border-line">
        <h3 className="flex min-h-14 items-center py-3 pl-8 text-base font-semibold">{title}</h3>
        <div className={panel}>{children}</div>
      </div>
    );
  }

  return (
    <HeadlessDisclosure as="div" className="border-b border-line">
      <h3 className="text-base font-semibold">
        <DisclosureButton className="group grid min-h-14 w-full grid-cols-[2rem_minmax(0,1fr)] items-center py-3 text-left hover:text-mint">
          <span aria-hidden="true" className="font-mono text-lg text-good group-data-open:text-bad">
            <span className="group-data-open:hidden">+</span>
            <span className="hidden group-data-open:inline">−</span>
          </span>
          {title}
        </DisclosureButton>
      </h3>
      <DisclosurePanel unmount={false} className={panel}>
        {children}
      </DisclosurePanel>
    </HeadlessDisclosure>
  );
}
