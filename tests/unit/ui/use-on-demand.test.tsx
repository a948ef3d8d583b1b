import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { notifyLoadFailed } from "#app/ui/use-on-demand.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

test("code that fails a second time is spoken of with the offer of a reload", async () => {
  const said = recordToasts();
  const importModule = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const { result } = renderHook(() => useLazyModule(importModule));
  async function fail() {
    await act(() => result.current.load());
    notifyLoadFailed(importModule, "The quiz could not be opened");
  }
  await fail();
  await fail();
  expect(said.map(({ message }) => message)).toEqual(["The quiz could not be opened", "The quiz could not be opened"]);
  expect(said.map(({ options }) => options?.action?.label)).toEqual([undefined, "Reload"]);
});
