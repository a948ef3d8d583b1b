import { expect, test } from "vitest";
import { allowsShortcuts, isCommandKey } from "#app/lib/keyboard.ts";

function press(init: KeyboardEventInit) {
  return new KeyboardEvent("keydown", init);
}

test.each([
  ["Ctrl on a Latin layout", { code: "KeyK", key: "k", ctrlKey: true }],
  ["Cmd on a Latin layout", { code: "KeyK", key: "k", metaKey: true }],
  ["a Georgian layout", { code: "KeyK", key: "კ", ctrlKey: true }],
  ["Dvorak, where K lies on another key", { code: "KeyV", key: "k", ctrlKey: true }],
  ["Caps Lock", { code: "KeyK", key: "K", ctrlKey: true }],
])("Ctrl or Cmd plus K: %s", (_name, init) => {
  expect(isCommandKey(press(init), "k")).toBe(true);
});

test.each([
  ["K alone", { code: "KeyK", key: "k" }],
  ["with Shift", { code: "KeyK", key: "K", ctrlKey: true, shiftKey: true }],
  ["with Alt", { code: "KeyK", key: "k", ctrlKey: true, altKey: true }],
  ["another letter", { code: "KeyJ", key: "j", ctrlKey: true }],
])("Ctrl or Cmd plus K is not %s", (_name, init) => {
  expect(isCommandKey(press(init), "k")).toBe(false);
});

test("a combination with Shift wants Shift", () => {
  const init = { code: "KeyD", key: "D", ctrlKey: true };
  expect(isCommandKey(press({ ...init, shiftKey: true }), "d", { shift: true })).toBe(true);
  expect(isCommandKey(press(init), "d", { shift: true })).toBe(false);
});

test("what browsers send when they fill in a field, a keydown without key and code, is no combination", () => {
  const filledIn = Object.assign(new Event("keydown"), {
    ctrlKey: true,
    metaKey: false,
    shiftKey: false,
    altKey: false,
  });
  expect(isCommandKey(filledIn, "k")).toBe(false);
});

test.each([
  ["range", true],
  ["checkbox", true],
  ["search", false],
])("single keys in a field of type %s: %s", (type, isAllowed) => {
  const field = Object.assign(document.createElement("input"), { type });
  expect(allowsShortcuts(field)).toBe(isAllowed);
});

test.each(["textarea", "select"])("single keys in a %s do nothing", (name) => {
  expect(allowsShortcuts(document.createElement(name))).toBe(false);
});

test.each(['<div role="dialog"></div>', "<dialog open></dialog>"])(
  "single keys do nothing while %s is open",
  (html) => {
    expect(allowsShortcuts(document.body)).toBe(true);
    document.body.innerHTML = html;
    expect(allowsShortcuts(document.body)).toBe(false);
    document.body.replaceChildren();
  },
);
