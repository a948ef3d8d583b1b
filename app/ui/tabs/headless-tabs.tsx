import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import { useEffect, useRef } from "react";
import { tabBar, tabClass, type TabsProps } from "./tab-bar.ts";

/** The tabs that work like tabs; arrow keys, Home and End move between them. Import it lazily. */
export function HeadlessTabs<Key extends string>({ label, items, selected, onSelect, className }: TabsProps<Key>) {
  const listRef = useRef<HTMLDivElement>(null);

  // The address leads to one of the panels, which were all open until now.
  useEffect(() => {
    if (items.some(({ key }) => `#${key}` === window.location.hash)) listRef.current?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- when these tabs take the place of the open panels
  }, []);

  function select(index: number) {
    const item = items[index];
    if (item) onSelect(item.key);
  }

  return (
    <TabGroup selectedIndex={items.findIndex(({ key }) => key === selected)} onChange={select} className={className}>
      <TabList ref={listRef} aria-label={label} className={tabBar}>
        {items.map((item) => (
          <Tab key={item.key} className={tabClass(item.key === selected)}>
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
