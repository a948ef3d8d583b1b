/**
 * Undocumented behavior of libraries that the site relies on. If one of these tests fails after an update, read the file
 * that the test names.
 */
import { readFileSync } from "node:fs";
import { expect, test, visit } from "./fixtures.ts";

test.describe("in a page", () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED|Error loading route module|dynamically imported/ });

  test("Sonner and React Router keep the elements, routes and reloads that the site uses", async ({ page }) => {
    await visit(page, "/shop");
    await test.step("Sonner marks its elements: app/ui/toasts/toaster.tsx", async () => {
      await page.evaluate(() => {
        const detail = { type: "info", message: "A note" };
        window.dispatchEvent(new CustomEvent("devtherapy:toast", { detail }));
      });
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
    });
    await test.step("React Router puts its manifest on the window: app/navigation/prefetch-links.ts", async () => {
      const routes = await page.evaluate(() => window.__reactRouterManifest?.routes);
      expect(routes?.["routes/episodes.$episodeSlug"]).toMatchObject({
        path: "episodes/:episodeSlug",
        module: expect.stringMatching(/^\/assets\/.+\.js$/),
        hasLoader: true,
        hasClientLoader: true,
      });
    });
    await test.step("React Router reloads the page if a route module fails, and a later navigation replaces the reload: app/navigation/recover-navigation.ts", async () => {
      await page.route("**/assets/feeds-*.js", (route) => route.abort(), { times: 2 });
      await page.getByRole("contentinfo").getByRole("link", { name: "Feeds" }).click();
      await expect(page).toHaveURL("/feeds");
    });
  });
});

test("React Router writes the fallback page and links to its scripts: app/document/finish-html.ts, app/build/finish-build.ts", () => {
  for (const page of ["404", "shop"]) {
    const html = readFileSync(`build/client/${page}.html`, "utf8");
    expect(html).toMatch(/<template id="script-files">(<link rel="modulepreload"[^>]*>)+<\/template>/);
    expect(html.match(/<script type="text\/plain"[^>]*>import /g)).toHaveLength(1);
    expect(html).not.toMatch(/<script type="module"/);
  }
});
