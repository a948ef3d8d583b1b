import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { listOrderKeys } from "#app/features/gallery/grid/masonry-grid.tsx";

/** Five tiles in two columns. Their DOM order is 0 2 4 1 3. */
function Grid() {
  return (
    <>
      <button type="button">before</button>
      <div {...listOrderKeys(2)}>
        {[0, 2, 4, 1, 3].map((position) => (
          <div key={position} data-position={position}>
            <a href="#top">tile {position}</a>
            <button type="button">share {position}</button>
          </div>
        ))}
      </div>
      <button type="button">after</button>
    </>
  );
}

/** The focused element after each key. */
async function pressAndTell(...keys: string[]): Promise<(string | undefined)[]> {
  const seen = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    seen.push(document.activeElement?.textContent);
  }
  return seen;
}

beforeEach(() => {
  render(<Grid />);
});

test("Tab follows the list's order and leaves at its end, in both directions", async () => {
  const order = [0, 1, 2, 3, 4].flatMap((position) => [`tile ${position}`, `share ${position}`]);
  screen.getByText("before").focus();
  expect(await pressAndTell(...Array.from({ length: 11 }, () => "{Tab}"))).toEqual([...order, "after"]);
  const back = await pressAndTell(...Array.from({ length: 11 }, () => "{Shift>}{Tab}{/Shift}"));
  expect(back).toEqual([...order.toReversed(), "before"]);
});

test("arrow keys move along the list and within a column, and stop at the ends", async () => {
  screen.getByText("tile 0").focus();
  const keys = "ArrowRight|ArrowDown|ArrowDown|ArrowLeft|ArrowUp|End|ArrowRight|Home".split("|");
  const seen = await pressAndTell(...keys.map((key) => `{${key}}`));
  expect(seen.join("|")).toBe("tile 1|tile 3|tile 3|tile 2|tile 0|tile 4|tile 4|tile 0");
  screen.getByText("share 2").focus();
  expect(await pressAndTell("{ArrowRight}")).toEqual(["tile 3"]);
});
