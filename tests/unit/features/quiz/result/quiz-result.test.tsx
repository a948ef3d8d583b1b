import { expect, test, vi } from "vitest";
import { shareLink } from "#app/features/quiz/result/quiz-result.tsx";
import type { ToastRequest } from "#app/lib/toast.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const link = { url: "https://devtherapy.ge/quizzes/a", text: "3/4" };

/** A device with these abilities. What is said is collected. */
function onDevice(abilities: Partial<Record<"share" | "canShare" | "clipboard", unknown>>): ToastRequest[] {
  vi.stubGlobal("navigator", abilities);
  return recordToasts();
}

const writeText = vi.fn<(text: string) => Promise<void>>();

test("the device's own sharing is used where it has any, and nothing is said", async () => {
  const share = vi.fn<(data: object) => Promise<void>>().mockResolvedValue();
  const said = onDevice({ share, canShare: () => true, clipboard: { writeText } });
  await shareLink(link);
  expect(share).toHaveBeenCalledWith(link);
  expect(said).toEqual([]);
});

test("closing the device's sheet is no failure, and copies nothing", async () => {
  const share = () => Promise.reject(new DOMException("closed", "AbortError"));
  const said = onDevice({ share, canShare: () => true, clipboard: { writeText } });
  await shareLink(link);
  expect(writeText).not.toHaveBeenCalled();
  expect(said).toEqual([]);
});

test.each([
  ["has no sharing", {}],
  ["does not share links", { canShare: (): boolean => false }],
  ["fails to share", { canShare: (): boolean => true, share: (): Promise<void> => Promise.reject(new Error("no")) }],
])("the link is copied where the device %s", async (_what, abilities) => {
  writeText.mockResolvedValue();
  const said = onDevice({ ...abilities, clipboard: { writeText } });
  await shareLink(link);
  expect(writeText).toHaveBeenCalledWith(link.url);
  expect(said).toMatchObject([{ message: "Link copied to clipboard!" }]);
});
