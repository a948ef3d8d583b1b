import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { needsReload, startLazily, useLazyModule } from "#app/lib/lazy-modules.ts";

test("gives the code once it has come", async () => {
  const importModule = vi.fn<() => Promise<{ name: string }>>().mockResolvedValue({ name: "palette" });
  const { result } = renderHook(() => useLazyModule(importModule));
  expect(result.current.module).toBeUndefined();
  await act(() => result.current.load());
  expect(result.current.module).toEqual({ name: "palette" });
  expect(result.current.hasFailed).toBe(false);
});

test("says that it failed, and can be tried again", async () => {
  const importModule = vi
    .fn<() => Promise<{ name: string }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValueOnce({ name: "palette" });
  const { result } = renderHook(() => useLazyModule(importModule));
  await act(() => result.current.load());
  expect(result.current.hasFailed).toBe(true);
  await act(() => result.current.load());
  expect(result.current).toMatchObject({ hasFailed: false, module: { name: "palette" } });
});

test("asks for a reload after the second failure, but never while that would lose the page", async () => {
  const importModule = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const { result } = renderHook(() => useLazyModule(importModule));
  await act(() => result.current.load());
  expect(needsReload(importModule)).toBe(false);
  await act(() => result.current.load());
  expect(needsReload(importModule)).toBe(true);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(needsReload(importModule)).toBe(false);
});

test("loads before it is wanted, and is silent when that fails", async () => {
  const importModule = vi
    .fn<() => Promise<{ name: string }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValueOnce({ name: "viewer" });
  const { result } = renderHook(() => useLazyModule(importModule));
  await act(() => result.current.preload());
  expect(result.current).toMatchObject({ hasFailed: false, module: undefined });
  await act(() => result.current.preload());
  expect(result.current.module).toEqual({ name: "viewer" });
});

test("starts when the code has come, and stops when told to", async () => {
  const stop = vi.fn<() => void>();
  const start = vi.fn<() => () => void>(() => stop);
  const stopLater = startLazily(async () => start);
  expect(start).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  stopLater();
  expect(stop).toHaveBeenCalledOnce();
});

test("never starts when it is stopped before, and does not miss what does not come", async () => {
  const start = vi.fn<() => () => void>(() => () => undefined);
  const coming = Promise.resolve(start);
  startLazily(() => coming)();
  startLazily(() => Promise.reject(new Error("offline")));
  await coming;
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
});
