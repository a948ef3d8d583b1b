import { jam } from "./content.ts";
import { expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";

const path = "/gamejam-2025";

test.describe("on the days of the jam", () => {
  test.use({ expectedMessages: /openstreetmap\.org/ });

  test("axe finds nothing before it and while it runs; the map comes only after a click @phone", async ({ page }) => {
    const asked: string[] = [];
    await page.route(/openstreetmap\.org/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
    });
    await page.clock.install({ time: new Date("2025-07-03T08:50:00Z") });
    await visit(page, `${path}?tab=faq`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ka");
    await expect(page.locator("header").getByRole("timer")).toBeVisible();
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

    await page.getByRole("tab", { name: "სად" }).click();
    await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute("href", /mlat=41\.71.*mlon=44\.72/);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "აჩვენე რუკა" }).click();
    await expect(page.locator("iframe")).toHaveAttribute("title", /^რუკა/);
    await expect.poll(() => asked.length).toBe(1);
  });
});
