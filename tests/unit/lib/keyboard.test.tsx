import { afterEach, expect, test } from "vitest";
import { readShortcut } from "#app/lib/keyboard.ts";

afterEach(() => document.body.replaceChildren());

/** The site's shortcut for a key pressed on an element. */
function press(init: KeyboardEventInit, target: EventTarget = document.body, options = {}) {
  let read: string | undefined;
  const listener = (event: KeyboardEvent) => {
    read = readShortcut(event, options);
  };
  window.addEventListener("keydown", listener);
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, composed: true, ...init }));
  window.removeEventListener("keydown", listener);
  return read;
}

function add(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
}

const [ctrl, cmd, shift] = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }];

test.each([
  ["a letter", { key: "k", code: "KeyK" }, "k"],
  ["a letter with Caps Lock", { key: "K", code: "KeyK" }, "k"],
  ["a Georgian letter by its position", { key: "კ", code: "KeyK" }, "k"],
  ["a Cyrillic letter by its position", { key: "т", code: "KeyN" }, "n"],
  ["a Dvorak letter by itself", { key: "k", code: "KeyV" }, "k"],
  ["the letter that Dvorak has in the position of K", { key: "t", code: "KeyK" }, "t"],
  ["a French letter in the position of another", { key: "a", code: "KeyQ" }, "a"],
  ["?", { key: "?", code: "Slash", ...shift }, "?"],
  ["? on a German keyboard", { key: "?", code: "Minus", ...shift }, "?"],
  ["an Arabic question mark", { key: "؟", code: "Slash", ...shift }, "?"],
  ["a digit", { key: "1", code: "Digit1" }, "1"],
  ["a digit of the numeric keypad", { key: "2", code: "Numpad2" }, "2"],
  ["an arrow of the numeric keypad", { key: "ArrowDown", code: "Numpad2" }, "ArrowDown"],
  ["a French digit without Shift whose character is a letter", { key: "é", code: "Digit2" }, "2"],
  ["a French digit with Shift", { key: "1", code: "Digit1", ...shift }, "1"],
  ["an English sign above a digit", { key: "!", code: "Digit1", ...shift }, "!"],
  ["a named key", { key: "ArrowLeft", code: "ArrowLeft" }, "ArrowLeft"],
  ["Space", { key: " ", code: "Space" }, " "],
  ["Ctrl and a letter", { key: "k", code: "KeyK", ...ctrl }, "Mod+k"],
  ["Cmd and a letter", { key: "k", code: "KeyK", ...cmd }, "Mod+k"],
  ["Ctrl and a Georgian letter", { key: "კ", code: "KeyK", ...ctrl }, "Mod+k"],
  ["Ctrl and a Dvorak letter", { key: "t", code: "KeyK", ...ctrl }, "Mod+t"],
  ["Ctrl, Shift and a letter", { key: "D", code: "KeyD", ...ctrl, ...shift }, "Mod+Shift+d"],
  ["Shift and a letter", { key: "K", code: "KeyK", ...shift }, "Shift+k"],
  ["Shift and an arrow", { key: "ArrowLeft", code: "ArrowLeft", ...shift }, "Shift+ArrowLeft"],
  ["Ctrl and ?", { key: "?", code: "Slash", ...ctrl, ...shift }, "Mod+?"],
  ["Alt and a letter", { key: "k", code: "KeyK", altKey: true }, undefined],
  ["Ctrl, Alt and a letter (AltGr)", { key: "k", code: "KeyK", ...ctrl, altKey: true }, undefined],
  ["Ctrl, Cmd and a letter", { key: "k", code: "KeyK", ...ctrl, ...cmd }, undefined],
  ["a letter while a character is composed", { key: "k", code: "KeyK", isComposing: true }, undefined],
  ["Enter that ends a composition in Safari", { key: "Enter", code: "Enter", keyCode: 229 }, undefined],
])("reads the key press %s", (_name, init, shortcut) => {
  expect(press(init)).toBe(shortcut);
});

test("ignores a keydown without key and code, because browsers send it when they fill in a field", () => {
  const event = Object.assign(new Event("keydown"), { ctrlKey: true });
  expect(readShortcut(event as KeyboardEvent)).toBeUndefined();
});

test("reads a key press without a code, because extensions send some", () => {
  const event = Object.assign(new Event("keydown"), { key: "k", ctrlKey: true });
  expect(readShortcut(event as KeyboardEvent)).toBe("Mod+k");
});

test("ignores a press that something else handled", () => {
  const button = add("<button></button>");
  button.addEventListener("keydown", (event) => event.preventDefault());
  expect(press({ key: "k", cancelable: true }, button)).toBeUndefined();
});

test.each([
  ["<input type=search>", undefined, "Mod+k"],
  ["<input>", undefined, "Mod+k"],
  ["<textarea></textarea>", undefined, "Mod+k"],
  ["<select></select>", undefined, "Mod+k"],
  ["<input type=range>", "k", "Mod+k"],
  ["<input type=checkbox>", "k", "Mod+k"],
  ["<input type=radio>", "k", "Mod+k"],
  ["<button></button>", "k", "Mod+k"],
  ["<div role=textbox></div>", undefined, "Mod+k"],
])("on %s reads K as %s and Ctrl plus K as %s", (html, single, withCtrl) => {
  const target = add(html);
  expect(press({ key: "k" }, target)).toBe(single);
  expect(press({ key: "k", ...ctrl }, target)).toBe(withCtrl);
});

test("reads single keys despite a dialog that an extension added", () => {
  add('<div role="dialog" hidden></div>');
  expect(press({ key: "k" })).toBe("k");
});

test("ignores single keys while a dialog is open, unless the dialog itself reads them", () => {
  add('<div role="dialog" data-open></div>');
  expect(press({ key: "k" })).toBeUndefined();
  expect(press({ key: "k", ...ctrl })).toBe("Mod+k");
  expect(press({ key: "k" }, document.body, { inDialog: true })).toBe("k");
});
