import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { useQueryText } from "#app/search/search-hooks.ts";

/** A search, and a link to a page whose data are a long time on their way. */
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

test("a typed text is shown at once and stands in the address when typing pauses", async () => {
  type("go");
  expect(field()).toHaveValue("go");
  await wait(199);
  expect(address()).toBe("/list");
  await wait(1);
  expect(address()).toBe("/list?q=go");
});

test.each([
  ["a click right after typing", () => undefined, ""],
  ["leaving the field, which writes the text at once,", () => fireEvent.blur(field()), "go"],
])(
  "%s goes where it leads, however slow the way is, and Back finds what the address has",
  async (_what, leave, text) => {
    type("go");
    leave();
    await wait(0);
    fireEvent.click(screen.getByRole("link"));
    await wait(1000);
    await act(async () => arrive(null));
    expect(address()).toBe("/card");
    await act(() => router.navigate(-1));
    expect(field()).toHaveValue(text);
  },
);

test("a field that is cleared right after it was left stays clear", async () => {
  type("go");
  act(() => {
    fireEvent.blur(field());
    type("");
  });
  await wait(1000);
  expect(field()).toHaveValue("");
  expect(address()).toBe("/list");
});

test("a text that is taken out of the address right after it was written is not written again", async () => {
  type("go");
  act(() => {
    fireEvent.blur(field());
    void router.navigate("/list", { replace: true });
  });
  await wait(1000);
  expect(field()).toHaveValue("");
  expect(address()).toBe("/list");
});

test("what is longer than a query can be is cut, when it is pasted and when it stands in the address", async () => {
  type("ა".repeat(10_000));
  expect(field()).toHaveValue("ა".repeat(200));
  await wait(200);
  expect(new URLSearchParams(router.state.location.search).get("q")).toHaveLength(200);
  await act(() => router.navigate(`/list?q=${"b".repeat(10_000)}`));
  expect(field()).toHaveValue("b".repeat(200));
});

test("half of a character, which no address can hold, is not written to it again and again", async () => {
  const navigate = vi.spyOn(router, "navigate");
  type(`${"a".repeat(199)}😀`);
  await wait(2000);
  type("go\uD83D");
  await wait(2000);
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(field()).toHaveValue("go\uFFFD");
});
