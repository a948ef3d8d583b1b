import { jam } from "./content.ts";
import { expect, expectNoAxeViolations, hold, test, visit, visitAt, waitForHydration } from "./fixtures.ts";

const path = "/gamejam-2025";

test("is one article for reader views, with every panel", async ({ page }) => {
  await visit(page, path);
  const article = page.locator("main > article");
  await expect(article.locator("h1")).toHaveCount(1);
  for (const { answer } of jam.faq)
    await expect(article.locator(":not([hidden])", { hasText: answer }).first()).toBeAttached();
});

test("has no axe violations before the jam while an FAQ answer is open @phone", async ({ page }) => {
  await visitAt(page, "2025-07-03T08:50:00Z", `${path}?tab=faq`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ka");
  await expect(page.locator("header").getByRole("timer")).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  const question = page.getByRole("tabpanel", { name: "კითხვები" }).locator("details").first();
  await question.locator("summary").click();
  await expect(question.locator("p")).toBeVisible();
  await expectNoAxeViolations(page, "main");
});

test("when the jam starts, closes registration and has no axe violations @phone", async ({ page }) => {
  await visitAt(page, "2025-07-05T09:59:00Z", path);
  await page.clock.fastForward(60 * 60 * 1000);
  await expect(page.getByRole("heading", { name: jam.during.heading })).toBeVisible();
  await expect(page.getByText(/რეგისტრაცია დახურულია/).first()).toBeVisible();
  await page.getByRole("tab", { name: "რეგისტრაცია" }).click();
  await expect(page.getByText("ნიმუში", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, "main");
});

test("the printed page shows every panel and every FAQ answer", async ({ page }) => {
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
  for (const { answer } of jam.faq) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByText(jam.location.address)).toBeVisible();
  await expect(page.getByText("ნიმუში", { exact: true })).toBeVisible();
});

test("a link to a tab opens its panel before hydration, and hydration keeps the panel open", async ({ page }) => {
  const release = await hold(page, /\/assets\/entry\.client/);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("link", { name: "კითხვები" }).click();
  const answer = page.locator("details details").nth(2);
  await answer.locator("summary").click();
  release();
  await waitForHydration(page);
  await expect(page.getByRole("tab", { name: "კითხვები" })).toHaveAttribute("aria-selected", "true");
  await expect(answer.locator("p")).toBeInViewport();
  await expect(page.getByText(jam.rules[0]?.text ?? "")).toBeHidden();
});

test("selects the tab of a panel that a text fragment has opened before hydration", async ({ page }) => {
  const release = await hold(page, /\/assets\/entry\.client/);
  const answer = jam.faq[0]?.answer ?? "";
  await page.goto(`${path}#:~:text=${encodeURIComponent(answer)}`, { waitUntil: "commit" });
  await expect(page.locator("details:has(> #faq)")).toHaveAttribute("open");
  release();
  await waitForHydration(page);
  await expect(page.getByRole("tab", { name: "კითხვები" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every panel can be opened", async ({ page }) => {
    await page.goto(path);
    await page.locator("summary", { hasText: "სად" }).click();
    await expect(page.getByText(jam.location.address)).toBeVisible();
  });
});
