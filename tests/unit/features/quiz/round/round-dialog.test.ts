import { expect, test } from "vitest";
import { readKey } from "#app/features/quiz/round/round-dialog.tsx";

const press = (key: string, code: string, modifiers: Partial<KeyboardEvent> = {}) =>
  readKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test.each([
  ["1", "Digit1", 0],
  ["4", "Digit4", 3],
  ["2", "Numpad2", 1],
  ["&", "Digit1", 0],
  ["p", "KeyP", "hold"],
  ["პ", "KeyP", "hold"],
  [" ", "Space", "hold"],
  ["Enter", "Enter", "confirm"],
  ["5", "Digit5", undefined],
  ["0", "Digit0", undefined],
  ["F1", "F1", undefined],
  ["ArrowDown", "Numpad2", undefined],
])("the key '%s' on %s asks %o", (key, code, asked) => {
  expect(press(key, code)).toEqual(asked);
});

test("an event without a key, as browsers send when they fill in a form, asks nothing", () => {
  expect(readKey(JSON.parse('{ "code": "" }'))).toBeUndefined();
});

test.each(["ctrlKey", "metaKey", "altKey"] as const)("a key with %s is the browser's", (modifier) => {
  expect(press("p", "KeyP", { [modifier]: true })).toBeUndefined();
  expect(press("1", "Digit1", { [modifier]: true })).toBeUndefined();
});
