import { jam } from "./content.ts";
import { boxOf, expect, expectNoAxeViolations, hold, test, visit, visitAt, waitForHydration } from "./fixtures.ts";

const path = "/gamejam-2025";

test.describe("around the jam", () => {
  test.use({ expectedMessages: /openstreetmap\.org/ });

  test("has no axe violations before and during the jam, and loads the map with its tab @phone", async ({ page }) => {
    const asked: string[] = [];
    await page.route(/openstreetmap\.org/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
    });
    await visitAt(page, "2025-07-03T08:50:00Z", `${path}?tab=faq`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ka");
    await expect(page.locator("header").getByRole("timer")).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    const question = page.getByRole("tabpanel", { name: "კითხვები" }).locator("details").first();
    await question.locator("summary").click();
    await expect(question.locator("p")).toBeVisible();
    await expectNoAxeViolations(page, "main");

    await page.clock.fastForward(3 * 24 * 60 * 60 * 1000);
    await expect(page.getByRole("heading", { name: jam.during.heading })).toBeVisible();
    await expect(page.getByText(/რეგისტრაცია დახურულია/).first()).toBeVisible();
    await page.getByRole("tab", { name: "რეგისტრაცია" }).click();
    await expect(page.getByText("ნიმუში", { exact: true })).toBeVisible();
    await expectNoAxeViolations(page, "main");

    expect(asked).toEqual([]);
    await page.getByRole("tab", { name: "სად" }).click();
    await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute("href", /mlat=41\.71.*mlon=44\.72/);
    await expect(page.locator("iframe")).toHaveAttribute("title", /^რუკა/);
    await expect.poll(() => asked.length).toBe(1);
  });
});

test("the printed page shows every panel and every FAQ answer", async ({ page }) => {
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
  for (const { answer } of jam.faq) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByText(jam.location.address)).toBeVisible();
  await expect(page.getByText("ნიმუში", { exact: true })).toBeVisible();
});

test("keeps an answer open and in view if the visitor opened it before hydration", async ({ page }) => {
  const release = await hold(page, /\/assets\/entry\.client/);
  await page.goto(path, { waitUntil: "commit" });
  const answer = page.locator("details").nth(2);
  await answer.locator("summary").click();
  const { y } = await boxOf(answer);
  release();
  await waitForHydration(page);
  await expect(page.getByRole("tab", { name: "კითხვები" })).toHaveAttribute("aria-selected", "true");
  await expect(answer.locator("p")).toBeInViewport();
  await expect.poll(async () => Math.abs((await boxOf(answer)).y - y)).toBeLessThan(60);
});
