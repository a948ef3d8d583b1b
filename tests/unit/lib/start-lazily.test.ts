import { expect, test, vi } from "vitest";

import { startLazily } from "#app/lib/start-lazily.ts";

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
