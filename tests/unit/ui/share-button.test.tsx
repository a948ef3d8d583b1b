import { expect, test, vi } from "vitest";
import { copyWithToast } from "#app/ui/share-button.tsx";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const failure = "Failed to copy link";

test.each([
  ["accepts the text", { writeText: () => Promise.resolve() }, "Copied!"],
  ["rejects it", { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) }, failure],
  ["lacks writeText", {}, failure],
  ["is missing", undefined, failure],
])("shows a toast for a clipboard that %s", async (_what, clipboard, message) => {
  const toasts = recordToasts();
  vi.stubGlobal("navigator", { clipboard });
  await copyWithToast("a link", "Copied!");
  expect(toasts).toMatchObject([{ type: message === failure ? "error" : "success", message }]);
});
