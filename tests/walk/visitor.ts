import type { Browser, BrowserContext, Page } from "playwright";
import { isHydrated } from "../e2e/in-page.ts";
import { serveStandIn } from "../e2e/youtube-stand-in.ts";
import { look, type PageState } from "./page-state.ts";
import type { Network, Site } from "./site.ts";

const maxTabs = 3;

/** Milliseconds in which a page must settle. */
const patience = 20_000;

/** Milliseconds in which a new service worker usually activates. */
const workerPatience = 5000;

/** Milliseconds in which an open page responds. */
const answerPatience = 10_000;
/** CPU seconds that only a busy page uses in that time. */
const busySeconds = 4;

/** Messages of browser and router about failed requests. */
const networkMessages =
  /Failed to (load|fetch)|fetching the script|net::ERR|loading route module|dynamically imported module|^404: |NetworkError/;

/** URLs of other sites that load on request: the player and a map. */
const wanted = /^(data|blob|about):|^https:\/\/www\.(youtube-nocookie\.com|openstreetmap\.org)\//;

/** A visitor with a new browser profile and up to three tabs. */
export class Visitor {
  readonly site: Site;
  readonly context: BrowserContext;
  /** The actions of the steps, for the report of a finding. */
  readonly log: string[] = [];
  readonly #complaints: string[] = [];
  /** Number of full page loads in all tabs. */
  loads = 0;
  #wasNetworkBad = false;
  /** True while a call of `setOffline` is pending. Chromium may never respond to it while a worker is being replaced. */
  #isWaitingForBrowser = false;
  /** True after a release, which may have removed files of an open page. */
  hadRelease = false;
  #isOpening = false;
  /** The tabs with the site, without those that the site opens for a moment. */
  readonly #tabs: Page[] = [];
  #current = 0;

  private constructor(site: Site, context: BrowserContext) {
    this.site = site;
    this.context = context;
  }

  /** `seed` makes Math.random in the pages reproducible. */
  static async arrive(browser: Browser, site: Site, withWorker: boolean, seed: number): Promise<Visitor> {
    Object.assign(site, { network: "normal", hasLaterRelease: false });
    const context = await browser.newContext({
      baseURL: site.origin,
      locale: "ka-GE",
      timezoneId: "Asia/Tbilisi",
      viewport: { width: 390, height: 844 },
      serviceWorkers: withWorker ? "allow" : "block",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    context.setDefaultTimeout(patience);
    const visitor = new Visitor(site, context);
    // Close tabs that the site opens, because they show other sites.
    context.on("page", (page) => (visitor.#isOpening ? visitor.#listen(page) : void page.close()));
    await context.addInitScript(seedRandom, seed);
    await serveStandIn(context);
    await visitor.openTab("/");
    return visitor;
  }

  get page(): Page {
    const page = this.#tabs[this.#current];
    if (!page) throw new Error("The visitor has no tab");
    return page;
  }

  /** Opens a page in a new tab, up to `maxTabs`. */
  async openTab(path: string): Promise<void> {
    if (this.#tabs.length === maxTabs) return;
    this.#isOpening = true;
    const page = await this.context.newPage();
    this.#isOpening = false;
    this.#current = this.#tabs.push(page) - 1;
    await page.goto(path).catch(() => undefined);
    await this.settle();
  }

  async nextTab(): Promise<void> {
    this.#current = (this.#current + 1) % this.#tabs.length;
    await this.page.bringToFront();
  }

  async closeTab(): Promise<void> {
    if (this.#tabs.length > 1) {
      const [closed] = this.#tabs.splice(this.#current, 1);
      await closed?.close();
    }
    this.#current = 0;
    await this.page.bringToFront();
  }

  async setNetwork(network: Network): Promise<void> {
    this.site.network = network;
    if (network !== "normal") this.#wasNetworkBad = true;
    const setOffline = () => this.context.setOffline(network === "offline");
    this.#isWaitingForBrowser = true;
    // Retry, because the call fails if a tab of another site closes during it.
    await setOffline().catch(setOffline);
    this.#isWaitingForBrowser = false;
  }

  /** Replaces the release. Pages that are loading at that time may receive files of both releases. */
  release(): void {
    this.site.hasLaterRelease = !this.site.hasLaterRelease;
    this.hadRelease = true;
    this.#wasNetworkBad = true;
  }

  /** Complaints since the last call, except those that a bad network or a release explains. */
  takeComplaints(explained = /(?!)/): string[] {
    const complaints = this.#complaints.splice(0);
    const isExplained = (text: string) =>
      explained.test(text) ||
      ((this.#wasNetworkBad || this.hadRelease) && networkMessages.test(text)) ||
      isBlockedWorker(text);
    const left = complaints.filter((text) => !isExplained(text));
    if (this.site.network === "normal") this.#wasNetworkBad = false;
    return left;
  }

  /**
   * Waits until one of our pages is hydrated and no navigation is pending. If a bad network prevents that, restores the
   * network, reloads as a visitor would, and resolves with true.
   */
  async settle(): Promise<boolean> {
    if (await this.#comesToRest()) return false;
    if (!this.#wasNetworkBad) throw new Error(`The page does not settle: ${this.page.url()}`);
    await this.setNetwork("normal");
    const start = () => this.page.goto("/").catch(() => undefined);
    await this.page.reload().catch(start);
    if (!(await this.#comesToRest())) throw new Error(`The page stays dead after a reload: ${this.page.url()}`);
    return true;
  }

  /** The current state of the page. */
  async look(): Promise<PageState> {
    for (;;) {
      try {
        const state = await this.page.evaluate(look);
        if (state) return state;
        // A full load has just started.
        await this.settle();
      } catch (error) {
        // A full load interrupted the call.
        if (!/context was destroyed|navigation/i.test(String(error))) throw error;
        await this.settle();
      }
    }
  }

  /**
   * Returns true if the page does not respond and no page uses a whole core. Then the browser has lost the page, which
   * is not the site's fault. An endless loop in the page would use a whole core. Animations in other tabs use less.
   */
  async isLost(browser: Browser): Promise<boolean> {
    if (this.#isWaitingForBrowser) return true;
    const hasNoAnswer = new Promise((resolve) => setTimeout(resolve, answerPatience, "none"));
    const answer = this.page.evaluate(() => "answer").catch(() => "an error");
    if ((await Promise.race([answer, hasNoAnswer])) !== "none") return false;
    const session = await browser.newBrowserCDPSession();
    const secondsOfWork = async () => {
      const { processInfo } = await session.send("SystemInfo.getProcessInfo");
      return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === "renderer" ? cpuTime : 0), 0);
    };
    const before = await secondsOfWork();
    await new Promise((resolve) => setTimeout(resolve, answerPatience));
    const after = await secondsOfWork();
    await session.detach();
    return after - before < busySeconds;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  async #comesToRest(): Promise<boolean> {
    try {
      const rest = await this.page.waitForFunction(findRest, undefined, { timeout: patience });
      if ((await rest.jsonValue()) === "dead") return false;
      await this.page.waitForFunction(isHydrated, undefined, { timeout: patience });
      // If a worker is replaced during a navigation, Chromium's inspector loses the worker, and the page waits forever.
      // So wait until the worker is replaced. Limit the wait, because a slow network's pending requests can keep the
      // old worker for minutes.
      if (this.hadRelease) await this.page.evaluate(waitForWorker, workerPatience).catch(() => undefined);
      return true;
    } catch {
      return false;
    }
  }

  #listen(page: Page): void {
    const complain = (text: string) => this.#complaints.push(text);
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complain(`console ${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complain(`uncaught: ${error.stack ?? error.message}`));
    page.on("domcontentloaded", () => (this.loads += 1));
    page.on("crash", () => complain("the tab crashed"));
    page.on("request", (request) => {
      if (!wanted.test(request.url()) && !request.url().startsWith(this.site.origin))
        complain(`request elsewhere: ${request.url()}`);
    });
    page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  }
}

function isBlockedWorker(text: string): boolean {
  return text.includes("Service Worker registration blocked by Playwright");
}

/** Runs in the page. Makes Math.random reproducible by a linear congruential generator. */
function seedRandom(seed: number): void {
  let state = seed;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Runs in the page. Waits until no service worker is about to replace another one, but at most `atMost` milliseconds. */
async function waitForWorker(atMost: number): Promise<void> {
  const until = Date.now() + atMost;
  const registration = await navigator.serviceWorker?.getRegistration();
  const isReplaced = () =>
    Boolean(registration?.installing ?? registration?.waiting) || registration?.active?.state === "activating";
  while (isReplaced() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Runs in the page. Returns "idle" if no navigation is pending, and "dead" if the page cannot recover. */
function findRest(): "dead" | "idle" | undefined {
  if (location.protocol === "chrome-error:") return "dead";
  if (document.querySelector("[role=alert]")?.textContent?.includes("You can still read it")) return "dead";
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: { state: { initialized: boolean; navigation: { state: string } } };
  };
  const isIdle = router?.state.initialized && router.state.navigation.state === "idle";
  // The router is idle before its view transition ends.
  return isIdle && !document.activeViewTransition ? "idle" : undefined;
}
