import { fireEvent, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { useDevMode } from "#app/features/easter-eggs/easter-eggs.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const combination = { key: "D", code: "KeyD", ctrlKey: true, shiftKey: true };

test("unlocks Dev Mode on Ctrl+Shift+D in any layout, once per press, not without Shift", () => {
  const toasts = recordToasts();
  renderHook(useDevMode, { wrapper: MemoryRouter });
  fireEvent.keyDown(window, { ...combination, shiftKey: false });
  fireEvent.keyDown(window, { ...combination, key: "K", code: "KeyK" });
  fireEvent.keyDown(window, { ...combination, key: "დ" });
  fireEvent.keyDown(window, { ...combination, repeat: true });
  expect(toasts).toMatchObject([{ message: "You just unlocked Dev Mode", options: { duration: 5000 } }]);
});
