/**
 * In a few places the site replaces a feature of a library, and relies on the library's undocumented behavior. Each
 * test checks that behavior, and its comment gives the reason for the replacement. If a test fails after an update,
 * read the file in its title.
 */
import { readFileSync } from "node:fs";
import { expect, test, visit } from "./fixtures.ts";

test.use({ expectedMessages: /Failed to load resource|ERR_FAILED|Error loading route module|dynamically imported/ });

// Reason: React Router links dozens of modules before the styles, and the first paint would wait for them.
test("React Router writes the links and the script that the build defers: app/document/finish-html.ts", () => {
  for (const page of ["404", "shop"]) {
    const html = readFileSync(`build/client/${page}.html`, "utf8");
    expect(html).toMatch(/<template id="script-files">(<link rel="modulepreload"[^>]*>)+<\/template>/);
    expect(html.match(/<script type="text\/deferred"[^>]*>import /g)).toHaveLength(1);
    expect(html).not.toMatch(/<script type="module"/);
  }
});

// Reason: inline scripts set the theme, fonts and redirects before the first paint. Modules load after it, so these
// scripts cannot import their functions.
test("the minifier keeps each inline script's function complete: app/document/inline-scripts.ts", async ({ page }) => {
  await page.goto("/shop/");
  await expect(page).toHaveURL("/shop");
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
  await expect(page.locator('script[type="text/deferred"]')).toHaveCount(0);
});

// Reason: React Router prefetches for each <Link> by itself, on slow connections too.
test("React Router puts its manifest on the window: app/navigation/prefetch-links.ts", async ({ page }) => {
  await visit(page, "/shop");
  const routes = await page.evaluate(() => window.__reactRouterManifest?.routes);
  expect(routes?.["routes/episodes.$episodeSlug"]).toMatchObject({
    path: "episodes/:episodeSlug",
    module: expect.stringMatching(/^\/assets\/.+\.js$/),
    hasLoader: true,
    hasClientLoader: true,
  });
});

// Reason: React Router reloads the current page, and the visitor's click is lost.
for (const api of ["with", "without"]) {
  test(`React Router's reload after a failed module is replaced ${api} the Navigation API: app/navigation/recover-navigation.ts`, async ({
    page,
  }) => {
    if (api === "without") await page.addInitScript("delete window.navigation");
    await visit(page, "/shop");
    expect(await page.evaluate(() => "navigation" in window)).toBe(api === "with");
    await page.route("**/assets/wrapped-*.js", (route) => route.abort(), { times: 2 });
    await page.getByRole("contentinfo").getByRole("link", { name: "Wrapped" }).click();
    await expect(page).toHaveURL("/wrapped");
  });
}

// Reason: Sonner has no option for the swipe's length, and moves the focus back although the visitor has moved it on.
test("Sonner marks its elements: app/ui/toasts/toaster.tsx", async ({ page }) => {
  await visit(page, "/shop");
  await page.evaluate(() => {
    const detail = { type: "info", message: "A note" };
    window.dispatchEvent(new CustomEvent("devtherapy:toast", { detail }));
  });
  await expect(page.locator("[data-sonner-toaster] [data-sonner-toast]")).toHaveCount(1);
});
