import { expect, test } from "vitest";
import { allowsShortcuts, isCommandKey } from "#app/lib/keyboard.ts";

function press(init: KeyboardEventInit) {
  return new KeyboardEvent("keydown", init);
}

test.each([
  ["Ctrl plus K", { code: "KeyK", key: "k", ctrlKey: true }, true],
  ["Cmd plus K", { code: "KeyK", key: "k", metaKey: true }, true],
  ["with a Georgian layout", { code: "KeyK", key: "კ", ctrlKey: true }, true],
  ["with Dvorak, where K lies on another key", { code: "KeyV", key: "k", ctrlKey: true }, true],
  ["with Caps Lock", { code: "KeyK", key: "K", ctrlKey: true }, true],
  ["K alone", { code: "KeyK", key: "k" }, false],
  ["with Shift", { code: "KeyK", key: "K", ctrlKey: true, shiftKey: true }, false],
  ["with Alt", { code: "KeyK", key: "k", ctrlKey: true, altKey: true }, false],
  ["another letter", { code: "KeyJ", key: "j", ctrlKey: true }, false],
])("isCommandKey for Ctrl or Cmd plus K: %s: %s", (_name, init, isPressed) => {
  expect(isCommandKey(press(init), "k")).toBe(isPressed);
});

test("isCommandKey requires Shift for combinations with Shift", () => {
  const init = { code: "KeyD", key: "D", ctrlKey: true };
  expect(isCommandKey(press({ ...init, shiftKey: true }), "d", { shift: true })).toBe(true);
  expect(isCommandKey(press(init), "d", { shift: true })).toBe(false);
});

test("isCommandKey ignores the keydown without key and code that browsers send on autofill", () => {
  const filledIn = Object.assign(new Event("keydown"), { ctrlKey: true }) as KeyboardEvent;
  expect(isCommandKey(filledIn, "k")).toBe(false);
});

test.each([
  ["range", true],
  ["checkbox", true],
  ["search", false],
])("allowsShortcuts in a field of type %s: %s", (type, isAllowed) => {
  expect(allowsShortcuts(Object.assign(document.createElement("input"), { type }))).toBe(isAllowed);
  expect(allowsShortcuts(document.createElement("textarea"))).toBe(false);
});

test.each(['<div role="dialog"></div>', "<dialog open></dialog>"])(
  "allowsShortcuts disables shortcuts while %s is open",
  (html) => {
    expect(allowsShortcuts(document.body)).toBe(true);
    document.body.innerHTML = html;
    expect(allowsShortcuts(document.body)).toBe(false);
    document.body.replaceChildren();
  },
);
