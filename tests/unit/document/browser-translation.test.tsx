import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { tolerateTranslation } from "#app/document/browser-translation.ts";
import { translatePage } from "#tests/e2e/translate-page.ts";

tolerateTranslation();

/** Text nodes beside other text nodes and elements. React changes, removes and inserts each of them separately. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <main>
      {count < 2 && "Few "}
      Count: {count} of 3{count % 2 === 1 && <b>odd</b>}
      {count === 3 && " done"}
      <button onClick={() => setCount(count + 1)}>Add</button>
    </main>
  );
}

function textsOf(element: Element): Text[] {
  return [...element.childNodes].filter((node) => node instanceof Text);
}

const copyTexts = () => textsOf(screen.getByRole("main")).forEach((text) => text.replaceWith(new Text(text.data)));

function translateTexts() {
  for (const text of textsOf(screen.getByRole("main"))) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

function markTexts() {
  for (const text of textsOf(screen.getByRole("main"))) {
    const mark = document.createElement("mark");
    mark.textContent = text.data.slice(1);
    text.replaceWith(text.data.slice(0, 1), mark);
  }
}

test("restores text nodes that were replaced before hydration, so that React keeps the page", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(<Counter />);
  const main = screen.getByRole("main");
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((found) => void records.push(...found));
  observer.observe(document, { childList: true, subtree: true });
  window.earlyRemovals = { records, observer };
  translateTexts();
  tolerateTranslation();
  const onRecoverableError = vi.fn<() => void>();
  const hydrated = await act(async () => hydrateRoot(root, <Counter />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole("main")).toBe(main);
  expect(window).not.toHaveProperty("earlyRemovals");
  act(() => hydrated.unmount());
  root.remove();
});

test("tolerates text nodes that were removed without a replacement", async () => {
  const user = userEvent.setup();
  render(<Counter />);
  const main = screen.getByRole("main");
  for (const text of textsOf(main)) text.remove();
  for (let click = 0; click < 3; click += 1) await user.click(screen.getByRole("button"));
  expect(main.textContent).toBe("odd doneAdd");
});

test("does not interfere with nodes that the page itself moves", () => {
  const [text, bold] = [new Text("a"), document.createElement("b")];
  document.body.append(text, bold);
  bold.insertBefore(text, null);
  expect(bold.removeChild(text)).toBe(text);
  document.body.insertBefore(text, bold);
  expect(document.body.innerHTML).toBe("a<b></b>");
});

test.each([
  ["an extension copied", copyTexts],
  ["an extension split", markTexts],
  // This case must be the last one, because it continues to translate after its test.
  ["the browser translated", () => translatePage()],
])("lets React update a page whose text nodes %s", async (_what, replaceTexts) => {
  const user = userEvent.setup();
  render(<Counter />);
  const before = textsOf(screen.getByRole("main"));
  replaceTexts();
  expect(before.filter(({ isConnected }) => isConnected)).toEqual([]);
  for (const text of ["Few Count: 1 of 3oddAdd", "Count: 2 of 3Add", "Count: 3 of 3odd doneAdd"]) {
    await user.click(screen.getByRole("button"));
    expect(screen.getByRole("main").textContent).toBe(text);
  }
});
