import { existsSync, globSync } from "node:fs";
import { dirname, extname } from "node:path";
import {
  cacheControlOf,
  caching,
  contentType,
  fileTypes,
  siteHeaders,
  svgPolicy,
  textEndings,
} from "#app/build/hosts/host-rules.ts";
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

  // Asked when the tests run: some take seconds to answer.
  test.skip(() => !engine.isFound(), `${engine.name} is not installed: ${engine.install}`);
  test.describe.configure({ mode: "default" });
  test.use({ baseURL: origin, serviceWorkers: "allow", expectedMessages: /status of 404|^404: there is no page/ });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    ({ stop } = await serveBy(engine, port));
  });
  test.afterAll(() => stop?.());

  /** What is answered, without following redirects. */
  function ask(path: string, encoding = "identity"): Promise<Response> {
    return fetch(origin + path, { redirect: "manual", headers: { "Accept-Encoding": encoding } });
  }

  test("every page is there at its address, and leads there from every other form of it", async () => {
    const problems: string[] = [];
    // Where the host leads no other form anywhere, all of them are answered by 404.html.
    const withForms = engine.redirects ? allPages : onePerKind;
    for (const path of allPages) {
      const isLanding = path === "/";
      const page = await ask(path);
      const html = await page.text();
      if (page.status !== 200 || !html.includes("data-built=")) problems.push(`${path}: ${page.status}`);
      if (page.headers.get("content-type")?.toLowerCase() !== "text/html; charset=utf-8")
        problems.push(`${path}: ${page.headers.get("content-type")}`);
      if (!withForms.includes(path)) continue;
      const withQuery = await ask(`${path}?q=1`);
      await withQuery.arrayBuffer();
      if (withQuery.status !== 200) problems.push(`${path}?q=1: ${withQuery.status}`);
      const forms = isLanding ? ["/index.html", "/index"] : [`${path}/`, `${path}.html`, `${path}/index.html`];
      for (const form of forms) {
        const answer = await ask(form);
        const text = await answer.text();
        const location = answer.headers.get("location") ?? "";
        const isRedirect = [301, 302, 307, 308].includes(answer.status) && new URL(location, origin).origin === origin;
        // Where the host does not redirect, a script in what it sends does, before anything is painted.
        const isAnswered = isRedirect || (!engine.redirects && text.includes("data-built="));
        if (!isAnswered) problems.push(`${form}: ${answer.status} ${location}`);
        const kept = answer.headers.get("cache-control");
        if (isRedirect && engine.redirects && kept !== caching.alwaysAsk) problems.push(`${form} is kept: ${kept}`);
      }
      const upper = await ask(path.toUpperCase());
      await upper.arrayBuffer();
      if (path !== path.toUpperCase() && upper.status === 200) problems.push(`${path.toUpperCase()}: 200`);
    }
    expect(problems).toEqual([]);
  });

  test("every kind of file has its type, its caching, its headers and its compression", async () => {
    const problems: string[] = [];
    const files = globSync("**/*.*", { cwd: folder })
      .map((file) => `/${file}`)
      .filter((file) => !/\.(br|gz|html)$/.test(file));
    // One of each kind in each folder: what a host says of a file follows from these.
    const kinds = new Map(files.map((file) => [`${dirname(file).split("/")[1]}${extname(file)}`, file]));
    for (const file of kinds.values()) {
      const ending = extname(file).slice(1);
      const isText = textEndings.includes(ending);
      const answer = await ask(file);
      await answer.arrayBuffer();
      const say = (what: string, found: unknown) => problems.push(`${file}: ${what} ${String(found)}`);
      if (answer.status !== 200) say("status", answer.status);
      if (!engine.hasHeaders) continue;
      const known = fileTypes[ending];
      const type = answer.headers.get("content-type")?.toLowerCase();
      // Text without a charset would be read as Western European.
      const isKnownText = type && type !== "application/octet-stream" && !/^text\/[^;]+$/.test(type);
      const isRight = engine.hasTypes ? type === contentType(ending).toLowerCase() : isKnownText;
      if (!known || !isRight) say("type", type);
      const kept = answer.headers.get("cache-control");
      if (kept !== cacheControlOf(file)) say("caching", kept);
      const policy = ending.toLowerCase() === "svg" && { "Content-Security-Policy": svgPolicy };
      for (const [name, value] of Object.entries({ ...siteHeaders, ...policy }))
        if (!answer.headers.get(name)?.includes(value)) say(name, answer.headers.get(name));
      for (const encoding of isText ? engine.compression : []) {
        const compressed = await ask(file, encoding);
        await compressed.arrayBuffer();
        if (compressed.headers.get("content-encoding") !== encoding)
          say("encoding", compressed.headers.get("content-encoding"));
        if (!/accept-encoding/i.test(compressed.headers.get("vary") ?? "")) say("vary", compressed.headers.get("vary"));
        const refused = await ask(file, `${encoding};q=0`);
        await refused.arrayBuffer();
        if (refused.headers.get("content-encoding") === encoding) say("an encoding that is refused", encoding);
      }
    }
    expect(problems).toEqual([]);
  });

  test("what is not there is a 404 with our page, and is not kept", async () => {
    const files = ["/assets/gone.js", "/gone.svg", "/events/gone.ics"];
    const unknown = ["/nobody", "/episodes/nobody", ...files, "//nobody.example/", "/%E1%83%90"];
    // A host that cannot be told has the page of its 404 as a page.
    for (const path of engine.redirects ? [...unknown, "/404"] : unknown) {
      const answer = await ask(path);
      const isOurs = (await answer.text()).includes("Oops! Page not found");
      expect.soft([answer.status, isOurs], path).toEqual([404, true]);
      // As a page that works, not as the file that it is not.
      expect.soft(answer.headers.get("content-type")?.toLowerCase(), path).toBe("text/html; charset=utf-8");
      // Cloudflare's rules hold whatever the status is.
      const policy = answer.headers.get("content-security-policy") ?? "";
      if (engine.redirects) expect.soft(policy, path).not.toContain("sandbox");
      if (engine.hasHeaders) expect.soft(answer.headers.get("cache-control") ?? "", path).not.toMatch(/max-age=[1-9]/);
    }
  });

  test("a visitor finds everything", async ({ page, context }) => {
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
