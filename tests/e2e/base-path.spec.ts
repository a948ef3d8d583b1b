import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

import { expect, test, visit, waitForHydration } from "./fixtures.ts";
import { paletteField } from "./parts.ts";

// A capital letter, as repositories have.
const base = "/Devtherapy-Site/";
const port = Number(process.env["E2E_PORT"] ?? 4179) + 100;
const env = { ...process.env, BASE: base, BUILD_FOLDER: "build-base", PORT: String(port) };

let server: ReturnType<typeof spawn> | undefined;

test.use({ baseURL: `http://localhost:${port}`, expectedMessages: /status of 404/ });

test.beforeAll(async () => {
  // A whole build, which a busy machine may take its time for.
  test.setTimeout(600_000);
  await promisify(execFile)("react-router", ["build"], { env, maxBuffer: 10_000_000 });
  server = spawn("node", ["app/build/serve.ts"], { env });
  const [told] = (await once(server.stdout ?? server, "data")) as [Buffer];
  const address = /http:\S+/.exec(String(told))?.[0] ?? "";
  expect((await fetch(address)).status).toBe(200);
  const withoutSlash = await fetch(address.replace(/\/$/, ""), { redirect: "manual" });
  expect(withoutSlash.headers.get("location")).toBe(base);
});

test.afterAll(() => {
  server?.kill();
});

test("a site built for a base path works under it: pages, links, data, pictures and what is not there", async ({
  page,
}) => {
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(new URL(response.url()).pathname);
  });
  await visit(page, base);
  await page.getByRole("contentinfo").getByRole("link", { name: "Quizzes" }).click();
  await expect(page).toHaveURL(`${base}quizzes`);
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await expect(page.getByText(/Question 1 of/)).toBeVisible();
  await visit(page, `${base}memes`);
  const tile = page.getByRole("main").getByRole("img").first();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press("ControlOrMeta+k");
  await paletteField(page).fill("Nika");
  await page
    .getByRole("option", { name: /^View Guest: Nika/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${base}guests/`));
  for (const [, file = ""] of (await page.content()).matchAll(/<link[^>]*? href="(\/[^"]+)"/g)) {
    expect(existsSync(`build-base/client/${file.slice(base.length)}`), file).toBe(true);
  }
  expect(failed).toEqual([]);
  await page.goto(`${base}guests/nobody`);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "Guest Not Found" })).toBeVisible();
});
