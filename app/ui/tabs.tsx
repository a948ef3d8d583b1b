import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";

import { useHydrated } from "#app/lib/use-hydrated.ts";

export type TabItem<Key extends string> = { key: Key; label: string; content: ReactNode };

type Props<Key extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  className?: string;
};

const bar = "flex flex-wrap gap-x-5 border-b border-line md:gap-x-9";
const shape =
  "-mb-px inline-flex min-h-12 items-center border-b-2 text-sm font-semibold transition-colors duration-150 hover:text-mint md:text-base";
const chosen = "border-mint text-text";
const other = "border-transparent text-muted";

/**
 * One of several panels at a time; arrow keys, Home and End move between the tabs, and all panels stay in the document.
 * Without scripts, and so in the prerendered page, all panels are open and the tabs lead to them.
 */
export function Tabs<Key extends string>({ label, items, selected, onSelect, className }: Props<Key>) {
  const isInteractive = useHydrated();

  if (!isInteractive) {
    return (
      <div className={className}>
        <nav aria-label={label}>
          <ul className={bar}>
            {items.map((item, index) => (
              <li key={item.key} className="flex">
                <a href={`#${item.key}`} className={clsx(shape, index === 0 ? chosen : other)}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {items.map(({ key, content }) => (
          <section key={key} id={key} className="pt-8">
            {content}
          </section>
        ))}
      </div>
    );
  }

  function select(index: number) {
    const item = items[index];
    if (item) onSelect(item.key);
  }

  return (
    <TabGroup selectedIndex={items.findIndex(({ key }) => key === selected)} onChange={select} className={className}>
      <TabList aria-label={label} className={bar}>
        {items.map((item) => (
          <Tab key={item.key} className={clsx(shape, item.key === selected ? chosen : other)}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {items.map(({ key, content }) => (
          <TabPanel key={key} unmount={false} className="pt-8">
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
