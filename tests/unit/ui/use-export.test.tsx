import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useExport } from "#app/ui/use-export.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

test("a picture that fails again may be no use trying for in this page: then a reload is offered", async () => {
  const said = recordToasts();
  const { result } = renderHook(() => useExport(() => Promise.reject(new Error("lost")), "Saved"));
  await act(() => result.current.start());
  await act(() => result.current.start());
  const failure = "Failed to export image. Please try again.";
  expect(said.map(({ message }) => message)).toEqual([failure, failure]);
  expect(said.map(({ options }) => options?.action?.label)).toEqual([undefined, "Reload"]);
});

test("an export that fails after the visitor has gone on is no news", async () => {
  const said = recordToasts();
  const { promise, reject } = Promise.withResolvers<boolean>();
  const { result, unmount } = renderHook(() => useExport(() => promise, "Saved"));
  const ended = result.current.start();
  unmount();
  reject(new Error("the card is gone"));
  await act(() => ended);
  expect(said).toEqual([]);
});
