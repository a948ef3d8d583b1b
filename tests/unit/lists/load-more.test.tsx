import { fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";
import { LazyLoadMore } from "#app/lists/lazy-load-more.tsx";
import type { ListName } from "#app/lists/list-start.ts";
import { LoadMore, type LoadMoreProps } from "#app/lists/load-more.tsx";
import { useInfiniteList } from "#app/lists/use-infinite-list.ts";
import { comeIntoView, fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";

const memes = Array.from({ length: 5 }, (_, index) => ({ filename: `meme-${index}` }));

/** Each test needs a list of its own, because a loaded list stays in memory. */
function open(name: ListName, End: ComponentType<LoadMoreProps> = LoadMore) {
  const start = { name, first: memes.slice(0, 2), total: memes.length };
  function List() {
    const [view, setView] = useState<string>(name);
    const list = useInfiniteList(start, { isAllWanted: false, view });
    return (
      <>
        <button onClick={() => setView("other")}>Other filter</button>
        <p>{list.items.slice(0, list.count).map(({ filename }) => filename)}</p>
        <End list={list} found={list.items.length} />
      </>
    );
  }
  const Page = createRoutesStub([{ path: "/", Component: List }]);
  return <Page />;
}

const fetchRest = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  fakeIntersectionObserver();
  queryClient.clear();
  fetchRest.mockReset().mockImplementation(() => Promise.resolve(Response.json({ items: memes.slice(2) })));
  vi.stubGlobal("fetch", fetchRest);
});

test("loads the next batch when its placeholder nears the viewport", async () => {
  const { container } = render(open("memes"));
  await screen.findByText("2 of 5");
  comeIntoView(container, "2000px");
  expect(await screen.findByText("4 of 5")).toBeVisible();
  expect(fetchRest).toHaveBeenCalledOnce();
});

test("loads the next batch under another filter that shows equally many", async () => {
  const { container } = render(open("gamejam-2025-gallery"));
  await screen.findByText("2 of 5");
  fireEvent.click(screen.getByRole("button", { name: "Other filter" }));
  comeIntoView(container, "2000px");
  expect(await screen.findByText("4 of 5")).toBeVisible();
});

test("keeps the focus on Show more, or moves it to the count when the button disappears", async () => {
  render(open("guests"));
  const more = await screen.findByRole("button", { name: "Show more" });
  more.focus();
  fireEvent.click(more);
  expect(await screen.findByText("4 of 5")).toBeVisible();
  expect(more).toHaveFocus();
  fireEvent.click(more);
  expect(await screen.findByText("5 of 5")).toHaveFocus();
});

test("reports a failed load, keeps the shown items, and loads the rest on Try again", async () => {
  fetchRest.mockRejectedValue(new TypeError("Failed to fetch"));
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  render(open("quizzes"));
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't load the rest");
  expect(screen.getByText("meme-0meme-1")).toBeVisible();
  fetchRest.mockImplementation(() => Promise.resolve(Response.json({ items: memes.slice(2) })));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("4 of 5")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("links to the page of the remaining items without JavaScript", () => {
  const page = document.createElement("main");
  page.innerHTML = renderToString(open("episodes", LazyLoadMore));
  const link = page.querySelector("a");
  expect(link).toHaveTextContent("Show the other 3");
  expect(link).toHaveAttribute("href", "/more/episodes/1");
});
