import { expect, test, vi } from "vitest";
import { copyWithToast } from "#app/ui/share-button.tsx";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const failure = "Failed to copy link";

test.each([
  ["takes the text", { writeText: () => Promise.resolve() }, "Copied!"],
  ["refuses it", { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) }, failure],
  ["is of another shape", {}, failure],
  ["is missing", undefined, failure],
])("a clipboard that %s", async (_what, clipboard, message) => {
  const toasts = recordToasts();
  vi.stubGlobal("navigator", { clipboard });
  await copyWithToast("a link", "Copied!");
  expect(toasts).toMatchObject([{ type: message === failure ? "error" : "success", message }]);
});
