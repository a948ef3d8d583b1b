import fc from "fast-check";
import { busyListener, stored } from "../e2e/listening-data.ts";
import { onePerKind } from "../e2e/pages.ts";
import { type Effects, findViolations, type Memory } from "./invariants.ts";
import type { Network } from "./site.ts";
import { withTimeLimit } from "./time-limit.ts";
import type { Visitor } from "./visitor.ts";

/** Milliseconds in which the result of a step must render. */
const rendering = 3000;

/** Maximum full loads of one step: two navigations, each with one more load after a release or a lost file. */
const maxLoads = 4;

/** The timeout for elements that may be missing under a bad network. */
const briefly = { timeout: 3000 };

/** Performs a step, and resolves with its expected effects. */
type Action<Value> = (visitor: Visitor, value: Value) => Promise<Effects | void>;

/** One action of a visitor, after which every invariant must hold. */
export class Step<Value = unknown> implements fc.AsyncCommand<Memory, Visitor> {
  readonly #name: string;
  readonly #value: Value;
  readonly #act: Action<Value>;

  constructor(name: string, value: Value, act: Action<Value>) {
    this.#name = name;
    this.#value = value;
    this.#act = act;
  }

  check({ endsAt }: Memory): boolean {
    return Date.now() < endsAt;
  }

  /** Rejects with the violations after the step. */
  async run(memory: Memory, visitor: Visitor): Promise<void> {
    await withTimeLimit(this.#run(memory, visitor), String(this));
  }

  async #run(memory: Memory, visitor: Visitor): Promise<void> {
    const before = await visitor.look();
    memory.remember(before);
    memory.stepCount += 1;
    visitor.log.push(String(this));
    const { loads } = visitor;
    const effects = await this.#act(visitor, this.#value);
    const wasDead = await visitor.settle();
    let after = await visitor.look();
    let violations = findViolations(before, after, memory, effects ?? {});
    // Retry, because React renders a page in parts, and closing dialogs move the focus late.
    for (const deadline = Date.now() + rendering; violations.length > 0 && Date.now() < deadline;) {
      await visitor.page.waitForTimeout(50);
      after = await visitor.look();
      violations = findViolations(before, after, memory, effects ?? {});
    }
    const problems = [...violations, ...visitor.takeComplaints(effects?.messages)];
    if (visitor.loads - loads > maxLoads) problems.push(`${visitor.loads - loads} full loads in one step`);
    memory.remember(after, effects?.shrinks);
    if (wasDead) visitor.log.push("(reloaded)");
    if (problems.length > 0) throw new Error(problems.join("\n"));
  }

  toString(): string {
    return `${this.#name}(${fc.stringify(this.#value)})`;
  }
}

const unknownPage = /^console error: (404: |Failed to load resource.*404)/;
const clears = /clear|remove|undo|drop|delete|start over/i;

const oddStrings = fc.oneof(
  fc.constantFrom("Nika", "ხელოვნური", "c#", "\"' ${1}", "<b>", "a".repeat(300), "(((", "\\", "%", "#ai", " "),
  fc.string({ maxLength: 12, unit: "grapheme" }),
);

const keys = [
  ..."Tab Tab Tab Shift+Tab Enter Enter Space Escape Escape ArrowLeft ArrowRight ArrowUp ArrowDown Home End".split(" "),
  ..."1 2 3 4 k n b g p ? / Alt+t Control+Shift+d PageDown Backspace".split(" "),
];

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

const queries = ["", "?q=Nika", "?t=90", "?quiz=1", "?selected=1", "?filters=", "?topic=ai", "?q=%00%F0", "#content"];

/** All possible steps, weighted toward ordinary ones. */
export const steps: fc.Arbitrary<Step>[] = [
  step(4, "follow link", fc.nat(60), (visitor, number) => press(visitor, "a[href]", number)),
  step(5, "press control", fc.nat(60), (visitor, number) =>
    press(visitor, "button:enabled, summary, [role=option], input[type=checkbox]", number),
  ),
  step(4, "press key", fc.constantFrom(...keys), pressKey),
  step(2, "go back", fc.constant(-1), travel),
  step(1, "go forward", fc.constant(1), travel),
  step(1, "reload", fc.constant(undefined), async ({ page }) => {
    await succeeds(page.reload());
    return { messages: unknownPage };
  }),
  step(
    1,
    "open address",
    fc.tuple(fc.constantFrom(...onePerKind, "/nobody"), fc.constantFrom(...queries)),
    async ({ page }, [path, query]) => {
      await succeeds(page.goto(path + query));
      // For a new fragment, the browser moves only the starting point of Tab and focuses nothing.
      return { messages: unknownPage, dropsFocus: query.startsWith("#") };
    },
  ),
  step(
    1,
    "use palette",
    fc.tuple(oddStrings, fc.nat(4), fc.constantFrom("Enter", "Escape")),
    async ({ page }, [text, downs, key]) => {
      await page.keyboard.press("Control+k");
      await page.waitForTimeout(150);
      await page.keyboard.insertText(text);
      for (let down = 0; down < downs; down += 1) await page.keyboard.press("ArrowDown");
      await page.keyboard.press(key);
    },
  ),
  step(1, "search", oddStrings, async ({ page }, text) => {
    const field = page.locator("main input[type=search]:visible").first();
    if (await field.count()) await succeeds(field.fill(text, { timeout: 2000 }));
  }),
  step(
    4,
    "answer quiz",
    fc.tuple(
      fc.nat(1),
      fc.array(fc.array(fc.constantFrom(..."1234"), { maxLength: 8 }), { maxLength: 3 }),
      fc.boolean(),
    ),
    answerQuiz,
  ),
  step(
    1,
    "look through gallery",
    fc.tuple(fc.nat(20), fc.array(fc.constantFrom("ArrowLeft", "ArrowRight"), { maxLength: 5 }), fc.boolean()),
    lookThroughGallery,
  ),
  step(1, "play episode", fc.nat(10), play),
  step(1, "import", fc.constantFrom("listening", "broken", "empty"), importFile),
  step(1, "prefer colors", fc.constantFrom("light" as const, "dark" as const), ({ page }, colorScheme) =>
    page.emulateMedia({ colorScheme }),
  ),
  step(1, "resize", fc.constantFrom(...sizes), async ({ page }, [width, height]) => {
    await page.setViewportSize({ width, height });
    return { dropsFocus: true };
  }),
  step(1, "scroll", fc.integer({ min: -3000, max: 3000 }), ({ page }, pixels) => page.mouse.wheel(0, pixels)),
  step(1, "open tab", fc.constantFrom(...onePerKind), async (visitor, path) => {
    await visitor.openTab(path);
    return { messages: unknownPage };
  }),
  step(1, "next tab", fc.constant(undefined), async (visitor) => {
    await visitor.nextTab();
    return { dropsFocus: true };
  }),
  step(1, "close tab", fc.constant(undefined), async (visitor) => {
    await visitor.closeTab();
    return { dropsFocus: true };
  }),
  step(2, "network", fc.constantFrom<Network>("normal", "slow", "failing", "offline"), (visitor, network) =>
    visitor.setNetwork(network),
  ),
  step(3, "release", fc.constant(undefined), async (visitor) => visitor.release()),
  step(1, "empty storage", fc.constantFrom("local_storage", "all"), async ({ page, context, site }, storageTypes) => {
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: site.origin, storageTypes });
    await session.detach();
    // Elements that show the data disappear, as if another tab had cleared it.
    return { shrinks: true, dropsFocus: true };
  }),
  step(1, "wait", fc.integer({ min: 50, max: 2500 }), ({ page }, milliseconds) => page.waitForTimeout(milliseconds)),
].flat();

/** A kind of step with its weight. */
function step<Value>(times: number, name: string, values: fc.Arbitrary<Value>, act: Action<Value>) {
  return Array.from({ length: times }, () => values.map((value) => new Step(name, value, act) as Step));
}

/** Resolves with false instead of rejecting, because a bad network or a navigation may prevent an action. */
function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** Opens a page. Resolves with false if the network failed and the visitor is elsewhere. */
async function goTo(visitor: Visitor, path: string): Promise<boolean> {
  await succeeds(visitor.page.goto(path));
  return !(await visitor.settle());
}

/** Clicks the first clickable element from the given index on. */
async function press({ page, log }: Visitor, selector: string, number: number): Promise<Effects | undefined> {
  // Ignore errors, because a reload after a release may replace the document.
  const handle = await page.evaluateHandle(findHittable, [selector, number] as const).catch(() => undefined);
  const element = handle?.asElement();
  const found = await element?.evaluate(describe).catch(() => undefined);
  if (!element || !found) return undefined;
  const { name, isPressed } = found;
  // Skip an element that moves away.
  if (!(await succeeds(element.click({ timeout: 1500 })))) return undefined;
  log.push(`  "${name.trim().slice(0, 60)}"`);
  return { messages: unknownPage, shrinks: isPressed || clears.test(name) };
}

/** Runs in the page. */
function describe(element: Element): { name: string; isPressed: boolean } {
  return { name: element.ariaLabel ?? element.textContent ?? "", isPressed: element.ariaPressed === "true" };
}

/** Runs in the page. */
function findHittable([selector, number]: readonly [string, number]): Element | undefined {
  const isOurs = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && !element.target && !element.download && !/\.\w+$/.test(element.pathname));
  const elements = [...document.querySelectorAll(selector)].filter(
    (element) =>
      isOurs(element) && !element.closest("[inert]") && element.checkVisibility({ visibilityProperty: true }),
  );
  return elements
    .map((_, tried) => elements[(number + tried) % elements.length])
    .slice(0, 10)
    .find((element) => {
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element?.getClientRects()[0] ?? new DOMRect();
      return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
}

async function pressKey(visitor: Visitor, key: string): Promise<Effects | undefined> {
  const { focus = "", isPressed, leadsOut } = await visitor.look();
  if (leadsOut && key === "Enter") return undefined;
  await visitor.page.keyboard.press(key);
  return {
    messages: unknownPage,
    shrinks: /Enter|Space/.test(key) && (isPressed || clears.test(focus)),
    // After the page's last element, Tab moves to the browser's interface.
    dropsFocus: key.endsWith("Tab"),
  };
}

/** Goes back or forward by one, if that is a page of the site. */
async function travel(visitor: Visitor, by: number): Promise<Effects | undefined> {
  const { history, index } = await visitor.look();
  const wanted = history[index + by];
  // Right after a reload Chromium may report the index -1.
  if (index < 0 || wanted === undefined) return undefined;
  const { page, site } = visitor;
  const hasGone = await succeeds(by < 0 ? page.goBack() : page.goForward());
  await visitor.settle();
  const { address, history: later } = await visitor.look();
  // After a release, a link causes a full page load. That load may add its history entry after this step has begun.
  const hadMoved = visitor.hadRelease && by < 0 && later[index + 1] !== history[index + 1];
  // While its inspector is attached, Chromium may not respond to a navigation after a worker has been replaced.
  const isExplained = site.network !== "normal" || (!hasGone && visitor.hadRelease) || hadMoved;
  if (address !== wanted && !isExplained) throw new Error(`Back led to ${address} instead of ${wanted}`);
  return { messages: unknownPage };
}

/** Takes a quiz one or more times, possibly not to the end. */
async function answerQuiz(visitor: Visitor, [number, rounds, isClosed]: [number, string[][], boolean]) {
  const { page } = visitor;
  const start = page.getByRole("button", { name: /^(Take Quiz|Continue at )/ }).nth(number);
  for (const answers of rounds) {
    if (!(await goTo(visitor, "/quizzes"))) return;
    const question = page.getByRole("radio").first();
    const isOpen = (await succeeds(start.click(briefly))) && (await succeeds(question.waitFor(briefly)));
    for (const answer of isOpen ? answers : []) {
      // Pick, confirm, pause, continue.
      for (const key of [answer, "Enter", "p", "p"]) await page.keyboard.press(key);
    }
  }
  if (isClosed) await page.keyboard.press("Escape");
}

async function lookThroughGallery(visitor: Visitor, [number, moves, isClosed]: [number, string[], boolean]) {
  if (!(await goTo(visitor, "/memes"))) return;
  const { page } = visitor;
  await succeeds(page.locator(`[data-position="${number}"] a`).click(briefly));
  for (const key of moves) await page.keyboard.press(key);
  if (isClosed) await page.keyboard.press("Escape");
}

async function play(visitor: Visitor, number: number): Promise<void> {
  if (!(await goTo(visitor, "/episodes"))) return;
  const { page } = visitor;
  await succeeds(page.locator("main article a").nth(number).click(briefly));
  await visitor.settle();
  const start = page.getByRole("link", { name: /^(Play|Resume)/ });
  await succeeds(start.first().click(briefly));
}

async function importFile(visitor: Visitor, kind: string): Promise<void> {
  if (!(await goTo(visitor, "/wrapped"))) return;
  const { page } = visitor;
  const texts: Record<string, string> = { listening: stored(busyListener), broken: '{"state":', empty: "{}" };
  const file = { name: "data.json", mimeType: "application/json", buffer: Buffer.from(texts[kind] ?? "") };
  await succeeds(page.locator("input[type=file]").setInputFiles(file, briefly));
}
