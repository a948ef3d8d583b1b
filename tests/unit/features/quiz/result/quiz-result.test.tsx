import { expect, test, vi } from "vitest";
import { shareLink } from "#app/features/quiz/result/quiz-result.tsx";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const link = { url: "https://devtherapy.ge/quizzes/a", text: "3/4" };
const writeText = vi.fn<(text: string) => Promise<void>>();
const canShare = (): boolean => true;

test("opens the device's share dialog; shows no toast and copies nothing, even if the visitor cancels it", async () => {
  const share = vi.fn<(data: object) => Promise<void>>().mockResolvedValue();
  const said = recordToasts();
  vi.stubGlobal("navigator", { share, canShare, clipboard: { writeText } });
  await shareLink(link);
  expect(share).toHaveBeenCalledWith(link);
  share.mockRejectedValue(new DOMException("closed", "AbortError"));
  await shareLink(link);
  expect(writeText).not.toHaveBeenCalled();
  expect(said).toEqual([]);
});

test.each([
  ["has no sharing", {}],
  ["does not share links", { canShare: (): boolean => false }],
  ["fails to share", { canShare, share: () => Promise.reject(new Error("no")) }],
])("copies the link if the device %s", async (_what, abilities) => {
  const said = recordToasts();
  writeText.mockResolvedValue();
  vi.stubGlobal("navigator", { ...abilities, clipboard: { writeText } });
  await shareLink(link);
  expect(writeText).toHaveBeenCalledWith(link.url);
  expect(said).toMatchObject([{ message: "Link copied to clipboard!" }]);
});
