import { dialogs, expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { keepCards } from "./listening-data.ts";
import { finishQuiz } from "./locators.ts";

test("asks the due questions, and reschedules them after the answers @phone", async ({ page }) => {
  test.slow();
  await keepCards(page);
  await recordShifts(page);
  await visit(page, "/quizzes");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Quizzes (4 to review)" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const review = page.getByRole("link", { name: /^Review · 4 due/ });
  await expect(review).toBeVisible();
  await expectNoShifts(page);
  await review.click();
  await page.getByRole("button", { name: "Start review" }).click();
  await finishQuiz(page, 4);
  await expect(page.getByRole("dialog", { name: "Review Complete!" })).toBeVisible();
  await expectNoAxeViolations(page, dialogs);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "0 to review today" })).toBeVisible();
  await page.getByText("ბაგი დივანზე").click();
  await expect(page.getByText(/^(Learning|Learned), (tomorrow|in \d+ days)$/)).toHaveCount(4);
  await expectNoAxeViolations(page, "main");
});
