import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { onToastRequest, type ToastRequest } from "#app/lib/toast.ts";
import { copyWithToast } from "#app/ui/share-button.tsx";

const failure = "Failed to copy link";
const toasts: ToastRequest[] = [];
let stopListening = () => {};

beforeEach(() => {
  toasts.length = 0;
  stopListening = onToastRequest((request) => void toasts.push(request));
});

afterEach(() => stopListening());

test.each([
  ["takes the text", { writeText: () => Promise.resolve() }, "Copied!"],
  ["refuses it", { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) }, failure],
  ["is of another shape", {}, failure],
  ["is missing", undefined, failure],
])("a clipboard that %s", async (_what, clipboard, message) => {
  vi.stubGlobal("navigator", { clipboard });
  await copyWithToast("a link", "Copied!");
  expect(toasts).toMatchObject([{ type: message === failure ? "error" : "success", message }]);
});
