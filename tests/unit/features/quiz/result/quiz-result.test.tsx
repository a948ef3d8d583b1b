import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ChallengeButton } from "#app/features/quiz/result/quiz-result.tsx";
import { newRound, startRound } from "#app/features/quiz/round/round-state.ts";
import { buildQuestion, buildQuizSummary } from "#tests/factories.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const quiz = buildQuizSummary({ id: "a", title: "ქვიზი", questionCount: 1 });
const writeText = vi.fn<(text: string) => Promise<void>>();
const canShare = (): boolean => true;
const aLink = expect.stringMatching(/\/quizzes\/a\?challenge=1-0-\w+$/) as string;

/** Presses "Challenge" in a browser with these abilities. Returns the toasts. */
async function challenge(abilities: object) {
  const toasts = recordToasts();
  writeText.mockResolvedValue();
  const user = userEvent.setup();
  vi.stubGlobal("navigator", { ...abilities, clipboard: { writeText } });
  render(<ChallengeButton quiz={quiz} round={startRound([buildQuestion()], newRound(1))} />);
  await user.click(screen.getByRole("button", { name: "Challenge" }));
  return toasts;
}

test.each([
  ["", undefined],
  [", even if the visitor cancels it", new DOMException("closed", "AbortError")],
])("'Challenge' opens the device's share dialog; shows no toast and copies nothing%s", async (_when, error) => {
  const share = vi.fn<(data: object) => Promise<void>>(() => (error ? Promise.reject(error) : Promise.resolve()));
  expect(await challenge({ share, canShare })).toEqual([]);
  expect(share).toHaveBeenCalledWith({ url: aLink, text: "0/1 in “ქვიზი”. Can you beat it?" });
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ["has no sharing", {}],
  ["does not share links", { canShare: (): boolean => false }],
  ["fails to share", { canShare, share: () => Promise.reject(new Error("no")) }],
])("'Challenge' copies the link if the device %s", async (_what, abilities) => {
  expect(await challenge(abilities)).toMatchObject([{ message: "Link copied to clipboard!" }]);
  expect(writeText).toHaveBeenCalledWith(aLink);
});
