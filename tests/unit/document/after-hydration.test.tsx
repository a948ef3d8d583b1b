import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { layOutDeferred } from "#app/document/after-hydration.ts";

const root = document.documentElement;
const unsettled = () => document.querySelectorAll("article:not([data-laid-out])").length;

beforeEach(() => {
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready: Promise.resolve() } });
  document.body.innerHTML = '<article class="laid-out-late-18"></article>'.repeat(5);
  root.dataset["arriving"] = "";
});

test("lays out deferred parts two at a time, then removes data-arriving", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (act: () => void) => idle.push(act));
  layOutDeferred();
  const left: number[] = [];
  do {
    await waitFor(() => expect(idle).not.toHaveLength(0));
    idle.shift()?.();
    left.push(unsettled());
  } while (root.dataset["arriving"] !== undefined);
  expect(left).toEqual([3, 1, 0]);
});

test("does nothing on a page that restores its scroll position", async () => {
  const whenIdle = vi.fn<typeof requestIdleCallback>();
  vi.stubGlobal("requestIdleCallback", whenIdle);
  delete root.dataset["arriving"];
  layOutDeferred();
  await document.fonts.ready;
  expect(whenIdle).not.toHaveBeenCalled();
  expect(unsettled()).toBe(5);
});
