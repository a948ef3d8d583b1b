import { clsx } from "clsx";
import { type ReactNode, useEffect } from "react";

import { useLazyModule } from "#app/lib/use-lazy-module.ts";

export type TabItem<Key extends string> = { key: Key; label: string; content: ReactNode };

export type TabsProps<Key extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  className?: string;
};

export const tabBar = "flex flex-wrap gap-x-5 border-b border-line md:gap-x-9";
const shape =
  "-mb-px inline-flex min-h-12 items-center border-b-2 text-sm font-semibold transition-colors duration-150 hover:text-mint md:text-base";

/** How a tab looks, chosen or not. */
export function tabClass(isChosen: boolean): string {
  return clsx(shape, isChosen ? "border-mint text-text" : "border-transparent text-muted");
}

const importTabs = () => import("./headless-tabs.tsx");

/**
 * One of several panels at a time, all of which stay in the document. Without scripts, and so in the prerendered page and
 * until the library has come, all panels are open and the tabs lead to them.
 */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { module, warm } = useLazyModule(importTabs);
  const { label, items, className } = props;

  useEffect(() => void warm(), [warm]);

  if (module) return <module.HeadlessTabs {...props} />;
  return (
    <div className={className}>
      <nav aria-label={label}>
        <ul className={tabBar}>
          {items.map((item, index) => (
            <li key={item.key} className="flex">
              <a href={`#${item.key}`} className={tabClass(index === 0)}>
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
