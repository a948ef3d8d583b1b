import { expect, test } from "vitest";
import { readKey } from "#app/features/quiz/round/round-dialog.tsx";

const press = (key: string, code: string, modifiers: Partial<KeyboardEvent> = {}) =>
  readKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test.each([
  ["1", "Digit1", 0],
  ["4", "Digit4", 3],
  ["2", "Numpad2", 1],
  ["&", "Digit1", 0],
])("the key '%s' on %s picks option %i", (key, code, option) => {
  expect(press(key, code)).toEqual({ ask: "pick", option });
});

test.each([
  ["p", "KeyP"],
  ["P", "KeyP"],
  ["პ", "KeyP"],
  [" ", "Space"],
])("the key '%s' on %s holds the page", (key, code) => {
  expect(press(key, code)).toEqual({ ask: "hold" });
});

test("Enter confirms", () => {
  expect(press("Enter", "Enter")).toEqual({ ask: "confirm" });
});

test.each([
  ["5", "Digit5"],
  ["0", "Digit0"],
  ["a", "KeyA"],
  ["Tab", "Tab"],
  ["F1", "F1"],
  ["ArrowDown", "Numpad2"],
  ["End", "Numpad1"],
])("the key '%s' asks nothing", (key, code) => {
  expect(press(key, code)).toBeUndefined();
});

test("an event without a key, as browsers send when they fill in a form, asks nothing", () => {
  expect(readKey(JSON.parse('{ "code": "" }'))).toBeUndefined();
});

test.each(["ctrlKey", "metaKey", "altKey"] as const)("a key with %s is the browser's", (modifier) => {
  expect(press("p", "KeyP", { [modifier]: true })).toBeUndefined();
  expect(press("1", "Digit1", { [modifier]: true })).toBeUndefined();
});
