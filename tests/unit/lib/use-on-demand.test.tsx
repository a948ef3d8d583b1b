import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { useOnDemand } from "#app/lib/use-on-demand.ts";

test("gives the code once it has come", async () => {
  const importModule = vi.fn<() => Promise<{ name: string }>>().mockResolvedValue({ name: "palette" });
  const { result } = renderHook(() => useOnDemand(importModule));
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
  const { result } = renderHook(() => useOnDemand(importModule));
  await act(() => result.current.load());
  expect(result.current.hasFailed).toBe(true);
  await act(() => result.current.load());
  expect(result.current).toMatchObject({ hasFailed: false, module: { name: "palette" } });
});
