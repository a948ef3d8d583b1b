import { useEffect } from "react";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { tabBar, tabClass, type TabsProps } from "./tabs/tab-bar.ts";

const importTabs = () => import("./tabs/headless-tabs.tsx");

/**
 * One of several panels at a time, all of which stay in the document. Without scripts, and so in the prerendered page and
 * until the library has come, all panels are open and the tabs lead to them.
 */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { module, preload } = useLazyModule(importTabs);
  const { label, items, className } = props;

  useEffect(() => void preload(), [preload]);

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
