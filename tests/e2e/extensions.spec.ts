import type { Page } from "playwright/test";
import { episodes } from "./content.ts";
import { serveFakeYouTube } from "./fake-youtube.ts";
import { expect, goTo, hold, test, visit, waitForHydration } from "./fixtures.ts";
import { busyListener, store, stored } from "./listening-data.ts";
import { heading } from "./locators.ts";
import { translatePage } from "./translate-page.ts";

/** Bypass the page's security policy, because it does not apply to extensions. */
test.use({ bypassCSP: true, expectedMessages: /^https:\/\/www\.youtube-nocookie\.com\// });

/** Runs in a page. Adds elements and attributes while the page loads, as Dark Reader, LastPass and Grammarly do. */
function addLikeExtensions(): void {
  const style = () =>
    Object.assign(document.createElement("style"), {
      className: "darkreader darkreader--fallback",
      textContent: ":root { color: oklch(0.5 0.1 200); border-color: color(display-p3 1 0 0) }",
    });
  const addTo: Record<string, (element: HTMLElement) => void> = {
    html: (html) => {
      html.setAttribute("data-darkreader-mode", "dynamic");
      html.style.setProperty("--extension", "1");
    },
    head: (head) => {
      head.prepend(style(), Object.assign(document.createElement("meta"), { name: "darkreader", content: "1" }));
      // Consent tools hold scripts back by this type.
      head.prepend(Object.assign(document.createElement("script"), { type: "text/plain", textContent: "0" }));
    },
    body: (body) => {
      body.setAttribute("cz-shortcut-listen", "true");
      body.style.setProperty("--extension", "1");
      addEventListener("DOMContentLoaded", () => body.append(document.createElement("grammarly-desktop-integration")));
    },
    input: (input) => {
      input.setAttribute("data-lpignore", "true");
      input.style.backgroundImage = "url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)";
    },
    svg: (svg) => svg.setAttribute("data-darkreader-inline-fill", ""),
  };
  const seen = new WeakSet<Element>();
  const addToAll = () => {
    for (const [selector, add] of Object.entries(addTo))
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (seen.has(element)) continue;
        seen.add(element);
        add(element);
      }
  };
  addToAll();
  const observer = new MutationObserver(addToAll);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("load", () => observer.disconnect());
}

/** Opens a page whose scripts wait until `before` has run. */
async function visitSlowly(page: Page, path: string, before: () => Promise<unknown>) {
  const letScriptsCome = await hold(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await expect(heading(page)).toBeVisible();
  await before();
  letScriptsCome();
  await waitForHydration(page);
}

test("search, theme, marks and scroll position survive what extensions add before hydration", async ({ page }) => {
  await page.addInitScript(addLikeExtensions);
  await store(page, "dark", "devtherapy-theme");
  await store(page, stored(busyListener));
  const search = page.getByRole("searchbox", { name: "Search episodes" });
  await visitSlowly(page, "/episodes", async () => undefined);
  await expect(page.locator("html")).toHaveAttribute("data-darkreader-mode");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await search.fill("linux");
  await expect(page.getByRole("status").getByText(/for "linux"/)).toBeVisible();
  await expect(page).toHaveURL(/q=linux/);

  await goTo(page, "/episodes");
  await expect(
    page.getByRole("button", { name: "Mark as completed", exact: true, pressed: true }).first(),
  ).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole("article").nth(5).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Chapters" })).toBeVisible();
});

test.describe("translated before hydration", () => {
  // React renders the page again.
  test.use({ expectedMessages: /Minified React error #418/ });

  test("a page works", async ({ page }) => {
    await visitSlowly(page, `/episodes/${episodes[0]?.slug}`, () => page.evaluate(translatePage, true));
    await expect(page.getByRole("heading", { name: "About This Episode" })).toBeVisible();
    await goTo(page, "/guests");
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  });
});

test("the links to other platforms are completely in view if an extension removes the iframe", async ({
  context,
  page,
}) => {
  await serveFakeYouTube(context);
  await page.addInitScript(() => {
    const removeFrames = () => document.querySelectorAll("iframe").forEach((frame) => frame.remove());
    new MutationObserver(removeFrames).observe(document, { childList: true, subtree: true });
  });
  await visit(page, `/episodes/${episodes[0]?.slug}`);
  await page.getByRole("link", { name: /^Play/ }).first().click();
  await expect(page.getByText("YouTube isn't answering.")).toBeInViewport();
  const elsewhere = page.getByRole("list", { name: "Listen elsewhere" });
  await expect(elsewhere.getByRole("link").last()).toBeInViewport({ ratio: 1 });
});
