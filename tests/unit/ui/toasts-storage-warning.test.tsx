import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { safeStorage } from "#app/lib/safe-storage.ts";
import { onToastRequest, type ToastRequest } from "#app/lib/toast.ts";
import { useStorageWarning } from "#app/ui/toasts.tsx";

test("where the browser stores nothing, the visitor is told so once, and what to do", () => {
  const toasts: ToastRequest[] = [];
  const stop = onToastRequest((request) => void toasts.push(request));
  renderHook(() => useStorageWarning());
  void safeStorage.setItem("a", "1");
  expect(toasts).toEqual([]);

  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  void safeStorage.setItem("a", "2");
  void safeStorage.setItem("a", "3");
  expect(toasts).toHaveLength(1);
  expect(toasts[0]).toMatchObject({ type: "warning", message: "Your browser could not save this" });
  stop();
});
