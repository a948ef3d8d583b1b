import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { useOnDemand } from "#app/lib/use-on-demand.ts";
import { sayLoadFailed } from "#app/ui/say-load-failed.ts";
import { onToastRequest, type ToastRequest } from "#app/lib/toast.ts";

test("code that fails a second time is spoken of with the offer of a reload", async () => {
  const said: ToastRequest[] = [];
  const stop = onToastRequest((request) => said.push(request));
  const importModule = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const { result } = renderHook(() => useOnDemand(importModule));
  async function fail() {
    await act(() => result.current.load());
    sayLoadFailed(importModule, "The quiz could not be opened");
  }
  await fail();
  await fail();
  stop();
  expect(said.map(({ message }) => message)).toEqual(["The quiz could not be opened", "The quiz could not be opened"]);
  expect(said.map(({ options }) => options?.action?.label)).toEqual([undefined, "Reload"]);
});
