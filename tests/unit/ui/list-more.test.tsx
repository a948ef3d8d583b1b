import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

import { useLongList } from "#app/lib/use-long-list.ts";
import { ListMore } from "#app/ui/list-more.tsx";
import { comeIntoView, fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";

const memes = Array.from({ length: 5 }, (_, index) => ({ filename: `meme-${index}` }));
const start = { name: "memes", first: memes.slice(0, 2), total: memes.length } as const;

function Memes() {
  const list = useLongList(start, { isAllWanted: false, view: "" });
  return (
    <>
      <p>{list.items.slice(0, list.count).map(({ filename }) => filename)}</p>
      <ListMore list={list} found={list.items.length} />
    </>
  );
}

beforeEach(() => {
  fakeIntersectionObserver();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(memes.slice(2))));
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
