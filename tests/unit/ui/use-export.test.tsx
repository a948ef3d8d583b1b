import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { toast } from "#app/lib/toast.ts";
import { useExport } from "#app/ui/use-export.ts";

vi.mock("#app/lib/toast.ts", () => ({ toast: vi.fn<typeof toast>() }));

beforeEach(() => void vi.mocked(toast).mockClear());

test("a picture that fails again may be no use trying for in this page: then a reload is offered", async () => {
  const { result } = renderHook(() => useExport(() => Promise.reject(new Error("lost")), "Saved"));
  await act(() => result.current.start());
  await act(() => result.current.start());
  const [first, second] = vi.mocked(toast).mock.calls.map(([, message, options]) => [message, options?.action?.label]);
  expect(first).toEqual(["Failed to export image. Please try again.", undefined]);
  expect(second).toEqual(["Failed to export image. Please try again.", "Reload"]);
});

test("an export that fails after the visitor has gone on is no news", async () => {
  const { promise, reject } = Promise.withResolvers<boolean>();
  const { result, unmount } = renderHook(() => useExport(() => promise, "Saved"));
  const ended = result.current.start();
  unmount();
  reject(new Error("the card is gone"));
  await act(() => ended);
  expect(toast).not.toHaveBeenCalled();
});
