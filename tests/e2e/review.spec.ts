import { dialogs, expect, expectNoAxeViolations, expectNoShifts, goTo, recordShifts, test, visit } from "./fixtures.ts";
import { finishQuiz, takeQuiz } from "./parts.ts";

const pilotPage = "/quizzes/ep1-pilot-basics";

test("what is missed comes back the next day, is answered, and stays away for longer @phone", async ({ page }) => {
  test.slow();
  await page.clock.install({ time: new Date("2025-06-10T21:00:00+04:00") });
  await visit(page, pilotPage);
  await takeQuiz(page).click();
  await finishQuiz(page, 4);
  await expect(page.getByRole("dialog", { name: "Quiz Complete!" })).toBeVisible();
  // What is known by luck is kept too: then all four come back.
  const unkept = page.getByRole("button", { name: "Keep for review", pressed: false });
  while (await unkept.count()) await unkept.first().click();

  await goTo(page, "/quizzes/review");
  await expect(page.getByRole("heading", { name: "0 to review today" })).toBeVisible();

  await page.clock.setSystemTime(new Date("2025-06-11T00:01:00+04:00"));
  await recordShifts(page);
  await visit(page, "/quizzes");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "Quizzes (4 to review)" })).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).click();
  const review = page.getByRole("link", { name: "Review 4 due today" });
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
