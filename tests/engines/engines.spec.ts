import { readFileSync } from "node:fs";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import { isHydrated } from "../e2e/in-page.ts";
import { busyListener, stored } from "../e2e/listening-data.ts";
import { onePerKind } from "../e2e/pages.ts";
import { Host } from "../e2e/releases.ts";
import { playerPage } from "../e2e/youtube-stand-in.ts";
import { engines } from "./engines.ts";
import { startProxy } from "./proxy.ts";
import { recordMessages } from "./record-messages.ts";
import type { Engine, Storage, Tab } from "./tab.ts";

const basePort = Number(process.env["E2E_PORT"] ?? 4179) + 600;

/** The reference engine for share images. */
const [chromium] = engines;

/**
 * Maximum mean difference between the blurred pixels (0 to 255) of Chromium's image and another engine's image.
 * Measured differences: at most 0.33 with the same font, 0.65 and 2.07 with the letter widths of another font.
 */
const maxDifference = 0.5;

for (const engine of engines) test.describe(engine.name, () => testEngine(engine));

function testEngine(engine: Engine): void {
  const port = basePort + engines.indexOf(engine) * 10;
  const origin = `http://localhost:${port}`;
  const host = new Host(port);
  /** URLs that the host leaves unanswered. */
  let stalled = /(?!)/;
  let isStalled = false;
  const recorded: string[] = [];
  const record = recordMessages(recorded);
  let stopProxy: (() => void) | undefined;
  let tab: Tab;

  test.skip(!engine.findDriver(), `${engine.name} is not on this machine: ${engine.install}`);
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    stopProxy = await startProxy(port + 1, playerPage());
  });
  test.afterAll(() => stopProxy?.());
  test.beforeEach(async () => {
    stalled = /(?!)/;
    isStalled = false;
    recorded.length = 0;
    await host.intercept("build/client", (request, response) => {
      const hasNoAnswer = stalled.test(request.url ?? "");
      isStalled ||= hasNoAnswer;
      return hasNoAnswer || (!engine.findDriver()?.hasConsole && record(request, response));
    });
  });
  test.afterEach(async () => {
    await tab?.close();
    tab = undefined as never;
    await host.cut();
  });

  async function open(path: string, storage: Storage = "on", by = engine): Promise<void> {
    await tab?.close();
    const driver = by.findDriver();
    if (!driver) throw new Error(`${by.name} is not installed. Install it: ${by.install}`);
    tab = await driver.open({ origin, proxyPort: port + 1, storage });
    await visit(path);
  }

  async function visit(path: string): Promise<void> {
    await tab.goto(path);
    await hydrated();
  }

  const hydrated = () => until(isHydrated);

  /** Waits until a condition is true in the page, even across full loads. */
  async function until<Argument>(holds: (argument: Argument) => boolean, argument?: Argument): Promise<void> {
    await expect
      .poll(() => tab.evaluate(holds as (argument: Argument | undefined) => boolean, argument).catch(() => false), {
        message: `${String(holds)} ${String(argument)}`,
        intervals: [100],
      })
      .toBe(true);
  }

  const heading = (text: string) =>
    until((expected) => document.querySelector("h1")?.textContent?.includes(expected) ?? false, text);
  const address = (expected: string) => until((path) => location.pathname + location.search === path, expected);
  const shows = (text: string) => until((expected) => document.body.innerText.includes(expected), text);
  const count = (selector: string) => tab.evaluate((all) => document.querySelectorAll(all).length, selector);
  const quiet = () => expect([...tab.messages(), ...recorded]).toEqual([]);
  const store = (key: string, text: string) =>
    tab.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);

  /** The PNG file that a button saves. */
  async function pictureBy(xpath: string): Promise<Buffer> {
    await tab.evaluate(() => {
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob: Blob) => {
        const reader = new FileReader();
        reader.addEventListener("load", () => Object.assign(window, { savedPicture: reader.result }));
        reader.readAsDataURL(blob);
        return create(blob);
      };
    }, undefined);
    await tab.click(xpath);
    await until(() => "savedPicture" in window);
    const url = await tab.evaluate(() => (window as unknown as { savedPicture: string }).savedPicture, undefined);
    return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  }

  /** Draws an image in Chromium and in this engine, and compares them. */
  async function expectPictureAsInChromium(draw: () => Promise<Buffer>, by: (engine: Engine) => Promise<void>) {
    await by(chromium);
    const reference = await draw();
    await by(engine);
    const [a, b] = await Promise.all([blur(reference), blur(await draw())]);
    const differences = [...a].map((value, index) => Math.abs(value - (b[index] ?? 0)));
    expect(b.length).toBe(a.length);
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
    expect(mean).toBeLessThan(maxDifference);
  }

  test("shows every kind of page, narrow and wide, without console messages", async () => {
    await open("/");
    for (const width of [390, 1440]) {
      await tab.resize(width, 900);
      for (const path of onePerKind) {
        await visit(path);
        expect(await count("h1"), path).toBe(1);
      }
    }
    quiet();
  });

  test("navigates by links, Back and Forward", async () => {
    await open("/episodes");
    await tab.click("(//main//article)[3]//*[self::h2 or self::h3]//a");
    // The URL changes before the page does.
    await until(() => /^\/episodes\/./.test(location.pathname) && document.querySelector("h1")?.lang === "ka");
    const episode = await tab.evaluate(() => location.pathname, undefined);
    // Wait for the lazy section, which would move the footer while the driver scrolls to it.
    await shows("Test Your Knowledge");
    await tab.click("//footer//a[normalize-space()='Guests']");
    await address("/guests");
    await heading("Meet the Minds");
    await tab.back();
    await address(episode);
    await tab.back();
    await heading("Episodes");
    await tab.forward();
    await address(episode);
    quiet();
  });

  test("finds a guest in the palette and opens the page", async () => {
    await open("/shop");
    await tab.press("Control+k");
    await until(() => document.activeElement?.matches("[role=dialog] input") ?? false);
    await tab.type("Nika Nikabadze");
    await until(
      () => document.querySelector("[role=option][aria-selected=true]")?.textContent?.includes("Nika") ?? false,
    );
    await tab.press("Enter");
    await heading("Nika Nikabadze");
    quiet();
  });

  test("searches and filters lists, and writes both to the URL", async () => {
    await open("/episodes");
    const all = await count("main article");
    await tab.click("//main//input[@type='search']");
    await tab.type("Kubernetes");
    await address("/episodes?q=Kubernetes");
    await until((number) => document.querySelectorAll("main article").length < number, all);
    await visit("/memes");
    await tab.click("//button[normalize-space()='Images']");
    await address("/memes?filters=video");
    quiet();
  });

  async function finishQuiz(by: Engine): Promise<void> {
    await open("/quizzes/ep1-pilot-basics", "on", by);
    const { questions } = JSON.parse(readFileSync("build/client/quizzes/ep1-pilot-basics.json", "utf8")) as {
      questions: { question: string; options: string[]; correctAnswerIndex: number }[];
    };
    await tab.click("//button[normalize-space()='Take Quiz']");
    for (let number = 1; number <= questions.length; number += 1) {
      await shows(`Question ${number} of ${questions.length}`);
      const option = await tab.evaluate((known) => {
        const asked = document.querySelector("legend")?.textContent;
        const { options = [], correctAnswerIndex = 0 } = known.find(({ question }) => question === asked) ?? {};
        const texts = [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input[type=radio]")].map(
          ({ labels }) => labels?.[0]?.querySelector(":scope > span:not([aria-hidden])")?.textContent,
        );
        return texts.indexOf(options[correctAnswerIndex]) + 1;
      }, questions);
      for (const key of [String(option), "Enter", "p", "p"]) await tab.press(key);
    }
    await shows("Quiz Complete!");
    await shows("100%");
  }

  test("steps through memes in the viewer, and closes it on Escape", async () => {
    await open("/memes");
    await tab.click("//*[@data-position='2']//a");
    await until(() => /selected=/.test(location.search) && document.activeElement?.closest("[role=dialog]") !== null);
    const first = await tab.evaluate(() => location.search, undefined);
    await tab.press("ArrowRight");
    await until((before) => location.search !== before && /selected=/.test(location.search), first);
    await tab.press("Escape");
    await address("/memes");
    await until(() => document.querySelector("[role=dialog]") === null);
    quiet();
  });

  test("plays on in the dock on another page, and stores the position", async () => {
    await open("/episodes/nika-nikabadze");
    await tab.click("//main//a[starts-with(normalize-space(), 'Play') or starts-with(@aria-label, 'Play')]");
    await until(() => document.querySelector("select[aria-label='Playback speed']") !== null);
    await tab.click("//footer//a[normalize-space()='Guests']");
    await heading("Meet the Minds");
    await until(() => (document.querySelector("iframe")?.getBoundingClientRect().width ?? 0) > 100);
    await until(() => /"seconds":[1-9]/.test(localStorage.getItem("devtherapy-positions") ?? ""));
    quiet();
  });

  async function openWrapped(by: Engine): Promise<void> {
    await open("/shop", "on", by);
    await store("devtherapy-analytics", stored(busyListener));
    await visit("/wrapped");
    await shows("Ioseb Dzmanashvili");
  }

  test("shows Dev Wrapped, and exports the same image as Chromium", async () => {
    await expectPictureAsInChromium(() => pictureBy("//button[normalize-space()='Save as image']"), openWrapped);
    quiet();
  });

  test("counts items in the cart, and keeps the theme on a reload", async () => {
    await open("/shop");
    await tab.click("//button[starts-with(@aria-label, 'Add to cart')]");
    await until(() => document.querySelector("[data-badge]")?.textContent === "1");
    await tab.click("//button[starts-with(@aria-label, 'Theme: System')]");
    await until(() => document.documentElement.dataset["theme"] === "dark");
    await tab.reload();
    await hydrated();
    expect(await tab.evaluate(() => document.documentElement.dataset["theme"], undefined)).toBe("dark");
    expect(await tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor, undefined)).toBe(
      "rgb(11, 15, 14)",
    );
    quiet();
  });

  test("opens a visited page without a network", async () => {
    await open("/shop");
    await until(() => navigator.serviceWorker.controller !== null);
    await tab.click("//footer//a[normalize-space()='Guests']");
    await heading("Meet the Minds");
    await until(() => "caches" in window);
    await expect
      .poll(() => tab.evaluate(() => caches.match("/guests").then(Boolean), undefined), { timeout: 20_000 })
      .toBe(true);
    await host.cut();
    await tab.goto("/guests");
    await heading("Meet the Minds");
    await hydrated();
  });

  for (const storage of ["off", "blocked"] as const) {
    test(`works with storage ${storage}`, async () => {
      await open("/", storage);
      expect(await tab.evaluate(keepsNothing, undefined)).toBe(true);
      await tab.click("//footer//a[normalize-space()='Guests']");
      await heading("Meet the Minds");
      await visit("/quizzes/ep1-pilot-basics");
      await tab.click("//button[normalize-space()='Take Quiz']");
      await shows("Question 1 of");
      await tab.press("Escape");
      await visit("/wrapped");
      await heading("Dev Wrapped");
      quiet();
    });
  }

  // A single test, because starting a browser takes as long as each part.
  test("exports the same quiz image as Chromium; the visitor can open another page while a navigation hangs @quick", async () => {
    await expectPictureAsInChromium(() => pictureBy("//button[contains(., 'Share Results')]"), finishQuiz);
    quiet();

    await visit("/shop");
    stalled = /^\/assets\/events\._index|^\/events\.data/;
    await tab.click("//footer//a[normalize-space()='Events']");
    await expect.poll(() => isStalled, { intervals: [100] }).toBe(true);
    await visit("/guests");
    await new Promise((resolve) => setTimeout(resolve, 500));
    // Without the Navigation API the site cannot stop the router's reload, which returns to the previous page.
    await until(() => location.pathname === "/guests" || (!("navigation" in window) && location.pathname === "/shop"));
    await visit("/guests");
    await heading("Meet the Minds");
  });
}

/**
 * An image's pixels, scaled down and blurred, so that a comparison detects moved letters but ignores differences at
 * their edges.
 */
function blur(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().blur(8).resize(270).raw().toBuffer();
}

/** Runs in the page. */
function keepsNothing(): boolean {
  try {
    document.cookie = "a=b";
    localStorage.setItem("a", "b");
    return document.cookie === "";
  } catch {
    return true;
  }
}
