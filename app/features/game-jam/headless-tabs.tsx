import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly { key: string; label: string; content: ReactNode }[];
  selected: string;
  onSelect: (key: string) => void;
  /** How the bar looks, and a tab in it, chosen or not. */
  bar: string;
  tabClass: (isChosen: boolean) => string;
};

/** One of several panels at a time, all of which stay in the document; arrow keys, Home and End move between the tabs. */
export function HeadlessTabs({ label, items, selected, onSelect, bar, tabClass }: Props) {
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
    <TabGroup selectedIndex={items.findIndex(({ key }) => key === selected)} onChange={select} className="mt-14">
      <TabList ref={listRef} aria-label={label} className={bar}>
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
