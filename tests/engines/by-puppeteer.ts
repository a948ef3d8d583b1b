import puppeteer, { type KeyInput } from "puppeteer-core";
import { isComplaint, type Place, type Storage, type Tab } from "./tab.ts";

/** The preferences in about:config or the cookie settings. */
const preferences: Record<Storage, Record<string, unknown>> = {
  on: {},
  off: { "dom.storage.enabled": false },
  blocked: { "network.cookie.cookieBehavior": 2 },
};

/** Firefox's message about a request that a navigation aborted while a service worker was answering it. */
const cutShort = "A ServiceWorker intercepted the request and encountered an unexpected error";

/** Opens a tab in the system's Firefox, which puppeteer drives over WebDriver BiDi. */
export async function openByPuppeteer(executablePath: string, { origin, proxyPort, storage }: Place): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    acceptInsecureCerts: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.ssl": "localhost",
      "network.proxy.ssl_port": proxyPort,
      ...preferences[storage],
    },
  });
  const page = await browser.newPage();
  const messages: string[] = [];
  const record = (text: string) => void (text.includes(cutShort) || messages.push(text));
  page.on("console", (message) => isComplaint(message.type()) && record(message.text()));
  // Firefox reports an aborted request either as a console message or as a page error.
  page.on("pageerror", (error) => record(String(error)));
  return {
    goto: async (path) => void (await page.goto(origin + path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (action, argument) => page.evaluate(action as never, argument),
    click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    press: async (keys) => {
      const names = keys.split("+") as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    messages: () => messages,
    close: () => browser.close(),
  };
}
