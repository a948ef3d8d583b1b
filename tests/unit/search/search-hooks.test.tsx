import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { useQueryText } from "#app/search/search-hooks.ts";

/** A search field, and a link to a page with slow data. */
function List() {
  const [text, setText, settle] = useQueryText("q");
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} onBlur={settle} />
      <Link to="/card">a card</Link>
    </>
  );
}

let router: ReturnType<typeof createMemoryRouter>;
let arrive: (data: null) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  router = createMemoryRouter(
    [
      { path: "/list", Component: List },
      { path: "/card", Component: () => <p>the card</p>, loader: () => new Promise((resolve) => (arrive = resolve)) },
    ],
    { initialEntries: ["/list"] },
  );
  render(<RouterProvider router={router} />);
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const address = () => router.state.location.pathname + router.state.location.search;

test("shows typed text at once and writes it to the URL when typing pauses", async () => {
  type("go");
  expect(field()).toHaveValue("go");
  await wait(199);
  expect(address()).toBe("/list");
  await wait(1);
  expect(address()).toBe("/list?q=go");
});

test("opens a page that loads slowly, and restores the search text on Back", async () => {
  type("go");
  fireEvent.blur(field());
  await wait(0);
  fireEvent.click(screen.getByRole("link"));
  await wait(1000);
  await act(async () => arrive(null));
  expect(address()).toBe("/card");
  await act(() => router.navigate(-1));
  expect(field()).toHaveValue("go");
});

test("keeps what is typed while the URL changes, and follows a later change of the URL", async () => {
  type("go");
  await act(async () => {
    fireEvent.blur(field());
    type("gol");
  });
  expect(address()).toBe("/list?q=go");
  expect(field()).toHaveValue("gol");
  await wait(200);
  expect(address()).toBe("/list?q=gol");
  await act(() => router.navigate("/list?q=rust"));
  expect(field()).toHaveValue("rust");
});

test("stays empty if cleared right after losing focus", async () => {
  type("go");
  act(() => {
    fireEvent.blur(field());
    type("");
  });
  await wait(1000);
  expect(field()).toHaveValue("");
  expect(address()).toBe("/list");
});

test("truncates an overlong query, whether pasted or in the URL", async () => {
  type("ა".repeat(10_000));
  expect(field()).toHaveValue("ა".repeat(200));
  await wait(200);
  expect(new URLSearchParams(router.state.location.search).get("q")).toHaveLength(200);
  await act(() => router.navigate(`/list?q=${"b".repeat(10_000)}`));
  expect(field()).toHaveValue("b".repeat(200));
});

test("writes a lone surrogate, which URLs cannot contain, only once", async () => {
  const navigate = vi.spyOn(router, "navigate");
  type(`${"a".repeat(199)}😀`);
  await wait(2000);
  type("go\uD83D");
  await wait(2000);
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(field()).toHaveValue("go\uFFFD");
});
