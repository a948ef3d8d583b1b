import { existsSync } from "node:fs";
import { type BrowserType, chromium, firefox, webkit } from "playwright";
import { findChromium } from "../setup/chromium.ts";
import { openByPlaywright } from "./by-playwright.ts";
import { openByPuppeteer } from "./by-puppeteer.ts";
import { openBySelenium } from "./by-selenium.ts";
import type { Driver, Engine } from "./tab.ts";

/** Paths of MiniBrowser, WebKitGTK's own browser, in Debian's packages. */
const miniBrowsers = ["4.1", "6.0", "4.0"].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** The tested engines: Playwright's own if downloaded, otherwise the system's. */
export const engines: readonly [Engine, ...Engine[]] = [
  {
    name: "Chromium",
    install: "npx playwright install chromium, or apt-get install chromium",
    findDriver: () => byPlaywright(chromium, findChromium()),
  },
  {
    name: "Firefox",
    install: "npx playwright install firefox, or apt-get install firefox-esr",
    findDriver: () => byPlaywright(firefox, own(firefox)) ?? byPuppeteer(findFirefox()),
  },
  {
    name: "WebKit",
    install: "npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb",
    findDriver: () => byPlaywright(webkit, own(webkit)) ?? bySelenium(findMiniBrowser()),
  },
];

function byPlaywright(type: BrowserType, path: string | undefined): Driver | undefined {
  return path ? { path, hasConsole: true, open: (place) => openByPlaywright(type, path, place) } : undefined;
}

function byPuppeteer(path: string | undefined): Driver | undefined {
  return path ? { path, hasConsole: true, open: (place) => openByPuppeteer(path, place) } : undefined;
}

function bySelenium(path: string | undefined): Driver | undefined {
  return path ? { path, hasConsole: false, open: (place) => openBySelenium(path, place) } : undefined;
}

/** The path of Playwright's own browser, if downloaded. */
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
