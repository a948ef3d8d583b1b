import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { onToastRequest, type ToastRequest } from "#app/lib/toast.ts";
import { notifyLoadFailed } from "#app/ui/use-on-demand.ts";

test("code that fails a second time is spoken of with the offer of a reload", async () => {
  const said: ToastRequest[] = [];
  const stop = onToastRequest((request) => said.push(request));
  const importModule = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const { result } = renderHook(() => useLazyModule(importModule));
  async function fail() {
    await act(() => result.current.load());
    notifyLoadFailed(importModule, "The quiz could not be opened");
  }
  await fail();
  await fail();
  stop();
  expect(said.map(({ message }) => message)).toEqual(["The quiz could not be opened", "The quiz could not be opened"]);
  expect(said.map(({ options }) => options?.action?.label)).toEqual([undefined, "Reload"]);
});
