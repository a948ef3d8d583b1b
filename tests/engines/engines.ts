import { existsSync } from "node:fs";

import { type BrowserType, chromium, firefox, webkit } from "playwright";

import { findChromium } from "../setup/chromium.ts";
import { openByPlaywright } from "./by-playwright.ts";
import { openByPuppeteer } from "./by-puppeteer.ts";
import { openBySelenium } from "./by-selenium.ts";
import type { Engine } from "./tab.ts";

/** WebKitGTK's own small browser, where Debian's packages have it. */
const miniBrowsers = ["4.1", "6.0", "4.0"].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** The engines that the site is tried in: Playwright's own where it is there, else the system's. */
export const engines: readonly [Engine, ...Engine[]] = [
  {
    name: "Chromium",
    hasConsole: () => true,
    install: "npx playwright install chromium, or apt-get install chromium",
    path: findChromium,
    open: (place) => openByPlaywright(chromium, findChromium(), place),
  },
  {
    name: "Firefox",
    hasConsole: () => true,
    install: "npx playwright install firefox, or apt-get install firefox-esr",
    path: () => own(firefox) ?? findFirefox(),
    open: (place) => {
      const path = own(firefox);
      return path ? openByPlaywright(firefox, path, place) : openByPuppeteer(findFirefox() ?? "", place);
    },
  },
  {
    name: "WebKit",
    hasConsole: () => own(webkit) !== undefined,
    install: "npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb",
    path: () => own(webkit) ?? findMiniBrowser(),
    open: (place) => {
      const path = own(webkit);
      return path ? openByPlaywright(webkit, path, place) : openBySelenium(findMiniBrowser() ?? "", place);
    },
  },
];

/** Playwright's own browser, where it was downloaded. */
function own(browserType: BrowserType): string | undefined {
  const path = browserType.executablePath();
  return existsSync(path) ? path : undefined;
}

function findFirefox(): string | undefined {
  return ["firefox-esr", "firefox"].map(findCommand).find(Boolean);
}

function findMiniBrowser(): string | undefined {
  const needed = ["WebKitWebDriver", "Xvfb"].map(findCommand);
  return needed.every(Boolean) ? miniBrowsers.find((path) => existsSync(path)) : undefined;
}

function findCommand(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(":");
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
}
