import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, By, Key, until } from "selenium-webdriver";
import type { Place, Storage, Tab } from "./tab.ts";

/** Command-line options of MiniBrowser, WebKitGTK's own browser. */
const options: Record<Storage, readonly string[]> = {
  on: [],
  off: ["--enable-html5-local-storage=false"],
  blocked: ["--cookies-policy=never"],
};

/** WebDriver's codes of keys without a character. */
const keyNames: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Opens a tab in the system's WebKitGTK on a virtual screen, through WebDriver. */
export async function openBySelenium(binary: string, { origin, proxyPort, storage }: Place): Promise<Tab> {
  const port = proxyPort + 1;
  const driverProcess = spawn("xvfb-run", ["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", `--port=${port}`], {
    detached: true,
    stdio: "ignore",
  });
  await answers(port);
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      acceptInsecureCerts: true,
      "webkitgtk:browserOptions": {
        binary,
        args: [
          "--automation",
          `--proxy=http://localhost:${proxyPort}`,
          "--ignore-host=localhost",
          "--ignore-tls-errors",
          ...options[storage],
        ],
      },
    })
    .build();
  return {
    goto: (path) => browser.get(origin + path),
    reload: () => browser.navigate().refresh(),
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    evaluate: (action, argument) => browser.executeScript(`return (${String(action)})(arguments[0])`, argument),
    click: async (xpath) => {
      const element = await browser.wait(until.elementLocated(By.xpath(xpath)));
      // WebDriver's own click aims at the first line box, which may be text only for screen readers.
      let [x, y] = [-1, -1];
      await browser.wait(async () => {
        const [lastX, lastY] = [x, y];
        let isHit = false;
        ({ x, y, isHit } = await browser.executeScript<ReturnType<typeof findMiddle>>(findMiddle, element));
        return isHit && x === lastX && y === lastY;
      });
      await browser.actions().move({ x, y }).click().perform();
    },
    press: async (keys) => {
      const names = keys.split("+").map((name) => keyNames[name] ?? name);
      const actions = browser.actions();
      for (const name of names) actions.keyDown(name);
      for (const name of names.toReversed()) actions.keyUp(name);
      await actions.perform();
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    resize: async (width, height) => {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    messages: () => [],
    close: async () => {
      await browser.quit().catch(() => undefined);
      await end(driverProcess);
    },
  };
}

/** Runs in the page. During a view transition no element can be hit. */
function findMiddle(element: Element): { x: number; y: number; isHit: boolean } {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return { x, y, isHit: element.contains(document.elementFromPoint(x, y)) };
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver does not answer");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  process.kill(-child.pid, "SIGTERM");
  await once(child, "exit");
}
