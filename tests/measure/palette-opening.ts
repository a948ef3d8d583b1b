/**
 * How long the palette takes to open and to answer a key with 2,400 episodes and as many guests; the target is 100 ms
 * (specification, section 9). Build, serve, then: `node tests/measure/palette-opening.ts http://localhost:3000`.
 */
import { chromium, type Page } from "playwright";

import { findChromium } from "../setup/chromium.ts";

const [, , address = "http://localhost:3000"] = process.argv;

const episodes = Array.from({ length: 2400 }, (_, number) => ({
  slug: `guest-${number}`,
  number,
  title: `Devtherapy Episode #${number} - სტუმარი ${number} | არქიტექტურა, კარიერა და Kubernetes`,
  guest: `სტუმარი ${number}`,
  tags: ["kubernetes", "career", `topic ${number % 40}`],
  description: "ინფრასტრუქტურა და ყოველდღიური საქმე.",
  chapters: [{ seconds: 60, label: `თავი ${number}` }],
}));
const guests = episodes.map(({ number, title, guest }) => ({
  id: `guest-${number}`,
  name: guest,
  title: "Engineer",
  bio: "ინჟინერი.",
  tags: ["kubernetes"],
  tagline: "კლასტერი",
  episode: { number, title },
}));
const everything = { episodes, guests, quizzes: [], memes: [], topics: [] };

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.route("**/search.json", (route) => route.fulfill({ json: everything }));
await page.goto(`${address}/shop`, { waitUntil: "networkidle" });
await Promise.all([page.waitForResponse("**/search.json"), page.keyboard.press("Control")]);
await page.waitForLoadState("networkidle");

for (const key of ["k", "1", "7"]) {
  const opening = await untilPainted(page, "Control+k", (items) => items > 100);
  const before = await page.locator("[cmdk-item]").count();
  const typing = await untilPainted(page, key, (items, all) => items !== all, before);
  console.log(`opening ${opening} ms, the key ${key} ${typing} ms`);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}
await browser.close();

type IsDone = (items: number, before: number) => boolean;

/** Milliseconds from the moment a key goes down until as many items as wanted have been painted. */
async function untilPainted(tab: Page, key: string, isDone: IsDone, before = 0): Promise<number> {
  const took = tab.evaluate(
    ([condition, count]) => {
      const check = new Function("items", "before", `return (${condition})(items, before)`) as IsDone;
      return new Promise<number>((resolve) => {
        const listen = ({ timeStamp }: KeyboardEvent) => {
          const look = () => {
            if (!check(document.querySelectorAll("[cmdk-item]").length, count)) return void requestAnimationFrame(look);
            setTimeout(() => resolve(Math.round(performance.now() - timeStamp)));
          };
          requestAnimationFrame(look);
        };
        window.addEventListener("keydown", listen, { once: true, capture: true });
      });
    },
    [String(isDone), before] as const,
  );
  await tab.keyboard.press(key);
  return took;
}
