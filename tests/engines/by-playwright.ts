import type { BrowserType } from "playwright";
import { refuseStorage } from "../e2e/in-page.ts";
import { isComplaint, type Place, type Tab } from "./tab.ts";

/** Opens a tab in a browser that Playwright drives. */
export async function openByPlaywright(
  browserType: BrowserType,
  executablePath: string,
  { origin, proxyPort, storage }: Place,
): Promise<Tab> {
  const browser = await browserType.launch({
    executablePath,
    args: browserType.name() === "chromium" && process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    proxy: { server: `http://localhost:${proxyPort}`, bypass: "localhost" },
  });
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  if (storage !== "on") await context.addInitScript(refuseStorage);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on("console", (message) => isComplaint(message.type()) && messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  return {
    goto: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (action, argument) => page.evaluate(action as never, argument),
    click: (xpath) => page.locator(`xpath=${xpath}`).first().click(),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    messages: () => messages,
    close: () => browser.close(),
  };
}
