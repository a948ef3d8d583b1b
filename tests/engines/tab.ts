/** The browser's storage: enabled, disabled, or with all cookies and storage blocked. */
export type Storage = "on" | "off" | "blocked";

/** A browser tab, with the operations that all three automation libraries share. */
export type Tab = {
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs a function in the page. The function must use nothing from outside. */
  evaluate: <Argument, Value>(action: (argument: Argument) => Value, argument: Argument) => Promise<Awaited<Value>>;
  /** Scrolls to the first element that matches an XPath, and clicks its center. */
  click: (xpath: string) => Promise<void>;
  /** Presses a key, or a combination like 'Control+k'. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Console errors, warnings and uncaught errors since the tab opened. */
  messages: () => readonly string[];
  close: () => Promise<void>;
};

/** The environment of a tab: the site's origin, the proxy for other hosts, and the storage. */
export type Place = { origin: string; proxyPort: number; storage: Storage };

/** A browser on this machine, and the automation library for it. */
export type Driver = {
  /** The path of the browser. */
  path: string;
  /** True if the library reports console messages. */
  hasConsole: boolean;
  /** Opens a tab in a new profile. */
  open: (place: Place) => Promise<Tab>;
};

export type Engine = {
  name: string;
  /** The commands that install it. */
  install: string;
  /** Undefined if the engine is missing. */
  findDriver: () => Driver | undefined;
};

/** True for errors and warnings. */
export function isComplaint(type: string): boolean {
  return ["error", "warning", "warn"].includes(type);
}
