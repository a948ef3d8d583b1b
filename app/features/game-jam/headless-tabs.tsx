import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly { key: string; label: string; content: ReactNode }[];
  selected: string;
  onSelect: (key: string) => void;
  /** The classes of the bar and of a tab in it. */
  bar: string;
  tab: string;
};

/** One of several panels at a time, all of which stay in the document; arrow keys, Home and End move between the tabs. */
export function HeadlessTabs({ label, items, selected, onSelect, bar, tab }: Props) {
  const listRef = useRef<HTMLDivElement>(null);

  // The address leads to one of the panels, which were all open until now.
  useEffect(() => {
    if (items.some(({ key }) => `#${key}` === window.location.hash)) listRef.current?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- when these tabs take the place of the open panels
  }, []);

  return (
    <TabGroup
      selectedIndex={items.findIndex(({ key }) => key === selected)}
      onChange={(index) => onSelect(items[index]?.key ?? selected)}
      className="mt-14"
    >
      <TabList ref={listRef} aria-label={label} className={bar}>
        {items.map((item) => (
          <Tab key={item.key} className={tab}>
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
