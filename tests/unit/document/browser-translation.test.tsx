import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { tolerateTranslation } from "#app/document/browser-translation.ts";
import { translatePage } from "#tests/e2e/translate-page.ts";

tolerateTranslation();

/** Text nodes next to text nodes and elements. React changes, removes and inserts them one by one. */
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

test("lets React update a page that the browser translated", async () => {
  const user = userEvent.setup();
  render(<Counter />);
  translatePage();
  expect(document.querySelectorAll("font")).not.toHaveLength(0);
  for (const text of ["Few Count: 1 of 3oddAdd", "Count: 2 of 3Add", "Count: 3 of 3odd doneAdd"]) {
    await user.click(screen.getByRole("button"));
    expect(screen.getByRole("main").textContent).toBe(text);
  }
});

test("tolerates text nodes that were removed without a replacement", async () => {
  const user = userEvent.setup();
  render(<Counter />);
  const main = screen.getByRole("main");
  for (const text of Array.from(main.childNodes).filter((node) => node instanceof Text)) text.remove();
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
