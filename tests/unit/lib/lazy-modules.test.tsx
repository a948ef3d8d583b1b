import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { needsReload, useLazyModule } from "#app/lib/lazy-modules.ts";

type Palette = { name: string };

/** Code that does not come the first time it is asked for, and does the second time. */
const losesOnce = () =>
  vi
    .fn<() => Promise<Palette>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValueOnce({ name: "palette" });

test("says that it failed, and gives the code once it has come", async () => {
  const importModule = losesOnce();
  const { result } = renderHook(() => useLazyModule(importModule));
  await act(() => result.current.load());
  expect(result.current).toMatchObject({ hasFailed: true, module: undefined });
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
  const importModule = losesOnce();
  const { result } = renderHook(() => useLazyModule(importModule));
  await act(() => result.current.preload());
  expect(result.current).toMatchObject({ hasFailed: false, module: undefined });
  await act(() => result.current.preload());
  expect(result.current.module).toEqual({ name: "palette" });
});
