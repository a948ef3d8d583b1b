/**
 * In a few places the site replaces a feature of a library, and relies on the library's undocumented behavior. Each
 * test checks that behavior, and its comment gives the reason for the replacement. If a test fails after an update,
 * read the file in its title.
 */
import { expect, test, visit } from "./fixtures.ts";

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
