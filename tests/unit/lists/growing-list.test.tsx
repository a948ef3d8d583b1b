import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { ShowMore, useGrowingList } from "#app/lists/growing-list.tsx";

/** Reports to the last observer whether its target intersects. */
let seen: (isIntersecting: boolean) => void;

beforeEach(() => {
  const observer = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      seen = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("IntersectionObserver", observer);
});

const letters = [..."abcdefg"];

function Letters({ view = "", atLeast = 0 }: { view?: string; atLeast?: number }) {
  const list = useGrowingList(letters, { batch: 2, view, atLeast });
  return (
    <>
      {list.items.map((letter, index) => (
        <i key={letter} className={list.classOf(index)}>
          {letter}
        </i>
      ))}
      <ShowMore list={list} />
    </>
  );
}

const shown = () => [...document.querySelectorAll("i")].map(({ textContent }) => textContent).join("");
const more = () => screen.queryByRole("button", { name: "Show more" });

/** Opens the list by a client-side navigation. */
async function open(props: Parameters<typeof Letters>[0] = {}) {
  const routes = [
    { path: "/", element: <p>start</p> },
    { path: "/list", element: <Letters {...props} /> },
    { path: "/next", element: <p>next</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/"] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/list"));
  return router;
}

test("grows by a batch on a press of Show more and when its end nears the viewport", async () => {
  await open();
  expect(shown()).toBe("ab");
  expect(screen.getByText("2 of 7")).toBeVisible();
  fireEvent.click(more() as HTMLElement);
  expect(shown()).toBe("abcd");
  seen(false);
  expect(shown()).toBe("abcd");
  seen(true);
  expect(shown()).toBe("abcdef");
  more()?.focus();
  fireEvent.click(more() as HTMLElement);
  expect(shown()).toBe("abcdefg");
  expect(more()).not.toBeInTheDocument();
  expect(screen.getByText("7 of 7")).toHaveFocus();
});

test("shows at least the requested number of items", async () => {
  await open({ atLeast: 5 });
  expect(shown()).toBe("abcde");
});

test("shows the whole list on Back", async () => {
  const router = await open();
  await act(() => router.navigate("/next"));
  await act(() => router.navigate(-1));
  expect(shown()).toBe("abcdefg");
});

test.each([
  ["one batch after a visit's first load", true, "ab"],
  ["all items after a reload", false, "abcdefg"],
])("prerenders all items, and hydrates to %s", async (_what, isArriving, expected) => {
  const element = () => <RouterProvider router={createMemoryRouter([{ path: "/", element: <Letters /> }])} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(element());
  expect(shown()).toBe("abcdefg");
  expect(container.querySelectorAll("i:not([class])")).toHaveLength(2);
  if (isArriving) document.documentElement.dataset["arriving"] = "";
  const root = await act(async () => hydrateRoot(container, element()));
  delete document.documentElement.dataset["arriving"];
  expect(shown()).toBe(expected);
  expect(container.querySelectorAll("i[class]")).toHaveLength(0);
  act(() => root.unmount());
  container.remove();
});

test("shows only the first batch again after the filter changes", async () => {
  const FilteredLetters = () => <Letters view={useLocation().search} />;
  const routes = [
    { path: "/", element: <p>start</p> },
    { path: "/list", element: <FilteredLetters /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/"] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/list"));
  fireEvent.click(more() as HTMLElement);
  expect(shown()).toBe("abcd");
  await act(() => router.navigate("/list?filters=image"));
  expect(shown()).toBe("ab");
});
