/** How a browser keeps what a site stores: as usual, not at all, or with every cookie and storage refused. */
export type Storage = "on" | "off" | "blocked";

/** One tab of a browser, in the few words that all three automation libraries can say. */
export type Tab = {
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs a function that uses nothing from outside in the page. */
  evaluate: <Argument, Value>(action: (argument: Argument) => Value, argument: Argument) => Promise<Awaited<Value>>;
  /** Scrolls to the first element that an XPath finds, and clicks its middle. */
  click: (xpath: string) => Promise<void>;
  /** Presses a key, or keys together like 'Control+k'. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors, warnings and uncaught errors since it was opened. */
  messages: () => readonly string[];
  close: () => Promise<void>;
};

/** Where a tab is opened: addresses begin with the origin, and other hosts are asked for by the proxy. */
export type Place = { origin: string; proxyPort: number; storage: Storage };

/** A browser on this machine, and the automation library for it. */
export type Driver = {
  /** Where the browser is. */
  path: string;
  /** Whether it tells what the console says. */
  hasConsole: boolean;
  /** Opens a tab in a profile of its own. */
  open: (place: Place) => Promise<Tab>;
};

export type Engine = {
  name: string;
  /** What to install where it is missing. */
  install: string;
  /** Undefined where the engine is missing. */
  findDriver: () => Driver | undefined;
};

/** Errors and warnings are complaints; the rest of what a console says is not. */
export function isComplaint(type: string): boolean {
  return ["error", "warning", "warn"].includes(type);
}
