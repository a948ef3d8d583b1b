import { act, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

import { queryClient } from "#app/lib/query-client.ts";
import { LoadMore } from "#app/lists/load-more.tsx";
import { useInfiniteList } from "#app/lists/use-infinite-list.ts";
import { comeIntoView, fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";

const memes = Array.from({ length: 5 }, (_, index) => ({ filename: `meme-${index}` }));
const start = { name: "memes", first: memes.slice(0, 2), total: memes.length } as const;

function Memes() {
  const list = useInfiniteList(start, { isAllWanted: false, view: "" });
  return (
    <>
      <p>{list.items.slice(0, list.count).map(({ filename }) => filename)}</p>
      <LoadMore list={list} found={list.items.length} />
    </>
  );
}

const fetchRest = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  fakeIntersectionObserver();
  queryClient.clear();
  fetchRest.mockReset().mockImplementation(() => Promise.resolve(Response.json({ items: memes.slice(2) })));
  vi.stubGlobal("fetch", fetchRest);
});

test("the next batch is fetched before it is shown, and nobody is told when that fails", async () => {
  fetchRest.mockRejectedValue(new TypeError("Failed to fetch"));
  const Page = createRoutesStub([{ path: "/", Component: Memes }]);
  const { container } = render(<Page />);
  await screen.findByText("2 of 5");
  comeIntoView(container, "3000px");
  await vi.waitFor(() => expect(fetchRest).toHaveBeenCalledOnce());
  await act(() => queryClient.cancelQueries());
  expect(screen.getByText("2 of 5")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("more comes when the end comes near, also where a busy browser tells late that it has", async () => {
  const Page = createRoutesStub([{ path: "/", Component: Memes }]);
  const { container } = render(<Page />);
  expect(await screen.findByText("2 of 5")).toBeVisible();
  comeIntoView(container, "1500px");
  expect(await screen.findByText("4 of 5")).toBeVisible();
  comeIntoView(container, "1500px");
  expect(await screen.findByText("5 of 5")).toBeVisible();
  expect(screen.getByText(/meme-0.*meme-4/)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
