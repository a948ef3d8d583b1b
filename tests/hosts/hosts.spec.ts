import { existsSync, globSync } from "node:fs";
import { dirname, extname } from "node:path";
import { headersOf } from "#app/tools/headers.ts";
import { expect, goTo, test, visit, waitForHydration } from "../e2e/fixtures.ts";
import { allPages, onePerKind } from "../e2e/pages.ts";
import { heading, paletteField, section } from "../e2e/parts.ts";
import { type Engine, engines, serveBy } from "./engines.ts";

const basePort = Number(process.env["E2E_PORT"] ?? 4179) + 300;
const folder = "build/client";

for (const engine of engines) test.describe(engine.name, () => testHost(engine));

function testHost(engine: Engine): void {
  const port = basePort + engines.indexOf(engine);
  const origin = `http://localhost:${port}`;
  let stop: (() => Promise<void>) | undefined;

  // A function, because checking for some programs takes seconds.
  test.skip(() => !engine.isFound(), `${engine.name} is not installed: ${engine.install}`);
  test.describe.configure({ mode: "default" });
  test.use({ baseURL: origin, serviceWorkers: "allow", expectedMessages: /status of 404|^404: there is no page/ });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    ({ stop } = await serveBy(engine, port));
  });
  test.afterAll(() => stop?.());

  /** Requests a path without following redirects. */
  async function ask(path: string) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  test("serves every page at its URL, and redirects every other form of the URL there", async () => {
    const problems: string[] = [];
    for (const path of allPages) {
      const { status, headers, text } = await ask(path);
      if (status !== 200 || !text.includes("data-built=")) problems.push(`${path}: ${status}`);
      const type = headers.get("content-type")?.toLowerCase();
      if (type !== "text/html; charset=utf-8") problems.push(`${path}: ${type}`);
    }
    for (const path of onePerKind) {
      if ((await ask(`${path}?q=1`)).status !== 200) problems.push(`${path}?q=1`);
      if (path !== "/" && (await ask(path.toUpperCase())).status === 200) problems.push(path.toUpperCase());
      const forms = path === "/" ? ["/index.html", "/index"] : [`${path}/`, `${path}.html`, `${path}/index.html`];
      for (const form of forms) {
        const { status, headers, text } = await ask(form);
        const location = headers.get("location") ?? "";
        const isRedirect = [301, 302, 307, 308].includes(status) && new URL(location, origin).origin === origin;
        // Hosts that do not redirect must answer with our HTML, whose script opens the page.
        if (!isRedirect && !text.includes("data-built=")) problems.push(`${form}: ${status} ${location}`);
      }
    }
    expect(problems).toEqual([]);
  });

  test("sends every kind of file with a content type and our headers", async () => {
    const problems: string[] = [];
    const files = globSync("**/*.*", { cwd: folder }).map((file) => `/${file}`);
    // Headers depend on folder and extension, so one file of each is enough.
    const kinds = new Map(files.map((file) => [`${dirname(file).split("/")[1]}${extname(file)}`, file]));
    for (const file of kinds.values()) {
      const { status, headers } = await ask(file);
      if (status !== 200 && extname(file) !== ".html") problems.push(`${file}: ${status}`);
      if (!engine.readsHeaders || status !== 200) continue;
      const type = headers.get("content-type") ?? "application/octet-stream";
      // Browsers read text without a charset as Western European.
      if (/octet-stream|^text\/[^;]+$/.test(type)) problems.push(`${file}: ${type}`);
      for (const [name, value] of headersOf(file)) {
        const sent = headers.get(name);
        // Hosts that send max-age=0 revalidate too.
        const isSent = value === "no-cache" ? /no-cache|max-age=0/.test(sent ?? "") : sent?.includes(value);
        if (!isSent) problems.push(`${file}: ${name}: ${sent}`);
      }
    }
    expect(problems).toEqual([]);
  });

  test("answers unknown paths with our 404 page, and lets caches keep that page only briefly", async () => {
    const files = ["/assets/gone.js", "/gone.svg", "/events/gone.ics"];
    for (const path of ["/nobody", "/episodes/nobody", ...files, "//nobody.example/", "/%E1%83%90"]) {
      const { status, headers, text } = await ask(path);
      expect.soft([status, text.includes("Oops! Page not found")], path).toEqual([404, true]);
      // Browsers render the page only if its content type is text/html, whatever the path's extension.
      expect.soft(headers.get("content-type")?.toLowerCase(), path).toBe("text/html; charset=utf-8");
      expect.soft(headers.get("cache-control") ?? "", path).not.toMatch(/max-age=\d{4,}/);
    }
  });

  test("lets a visitor browse pages, quiz, palette and gallery, and open pages offline", async ({ page, context }) => {
    await visit(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Quizzes" }).click();
    await expect(heading(page)).toHaveText("Devtherapy Quizzes");
    await page.getByRole("button", { name: "Take Quiz" }).first().click();
    await expect(page.getByText(/Question 1 of/)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.keyboard.press("ControlOrMeta+k");
    await paletteField(page).fill("Nika");
    await page
      .getByRole("option", { name: /^View Guest: Nika/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/guests\//);
    await visit(page, "/memes");
    const tile = page.getByRole("main").getByRole("img").first();
    await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const [, file = ""] of (await page.content()).matchAll(/<link[^>]*? href="(\/[^"]+)"/g))
      expect(existsSync(folder + file), file).toBe(true);
    await goTo(page, "/nobody");
    await expect(heading(page)).toHaveText("Oops! Page not found");
    for (const path of ["/nobody", "/guests/nobody"]) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(heading(page)).toHaveText(/not found/i);
    }
    await page.goto("/index.html");
    await expect(page).toHaveURL("/");
    for (const path of ["/shop/index.html?q=1#content", "/shop/", "/shop.html"]) {
      await page.goto(path);
      await expect(heading(page)).toHaveText("Shop");
      await waitForHydration(page);
      await expect(page).toHaveURL("/shop" + path.replace(/^[^?]*/, ""));
    }
    await page.evaluate(() => navigator.serviceWorker.ready);
    await section(page, "Episodes").click();
    await expect(heading(page)).toHaveText("Episodes");
    await expect
      .poll(() => page.evaluate((url) => caches.match(url).then(Boolean), "/shop"), { timeout: 20_000 })
      .toBe(true);
    await context.setOffline(true);
    await page.goto("/shop");
    await expect(heading(page)).toHaveText("Shop");
    await context.setOffline(false);
    await page.reload();
    await waitForHydration(page);
    await expect(heading(page)).toHaveText("Shop");
  });
}
