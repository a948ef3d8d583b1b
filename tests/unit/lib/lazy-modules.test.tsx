import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { needsReload, useLazyModule } from "#app/lib/lazy-modules.ts";

type Palette = { name: string };

/** An import that fails once and then succeeds. */
const losesOnce = () =>
  vi
    .fn<() => Promise<Palette>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValueOnce({ name: "palette" });

test("reports a failed import, and returns the module after a successful one", async () => {
  const importModule = losesOnce();
  const { result } = renderHook(() => useLazyModule(importModule));
  await act(() => result.current.load());
  expect(result.current).toMatchObject({ hasFailed: true, module: undefined });
  await act(() => result.current.load());
  expect(result.current).toMatchObject({ hasFailed: false, module: { name: "palette" } });
});

test("needs a reload after the second failure, but not offline", async () => {
  const importModule = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const { result } = renderHook(() => useLazyModule(importModule));
  await act(() => result.current.load());
  expect(needsReload(importModule)).toBe(false);
  await act(() => result.current.load());
  expect(needsReload(importModule)).toBe(true);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(needsReload(importModule)).toBe(false);
});

test("preloads the module, and fails silently", async () => {
  const importModule = losesOnce();
  const { result } = renderHook(() => useLazyModule(importModule));
  await act(() => result.current.preload());
  expect(result.current).toMatchObject({ hasFailed: false, module: undefined });
  await act(() => result.current.preload());
  expect(result.current.module).toEqual({ name: "palette" });
});
