import { render, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Continued } from "#app/features/landing/continued.tsx";
import { queryClient } from "#app/lib/query-client.ts";
import { usePositions } from "#app/store/positions.ts";
import { useStore } from "#app/store/store.ts";
import { buildPosition } from "#tests/factories.ts";
import { server, startServer } from "#tests/mocks/server.ts";

const asked: string[] = [];
const sessions: Record<string, object | number> = {};
const answers = http.get("*/sessions/:file", ({ params: { file } }) => {
  const id = String(file).replace(".json", "");
  asked.push(id);
  const answer = sessions[id] ?? 404;
  return typeof answer === "number" ? new HttpResponse(null, { status: answer }) : HttpResponse.json(answer);
});

startServer();
beforeEach(() => {
  server.use(answers);
  asked.length = 0;
  Object.assign(sessions, { kept: { slug: "kept", number: 7, name: "Nino", chapters: [] }, newest: 404, newer: 404 });
});
afterEach(() => usePositions.setState({ positions: {} }));

/** What was found in the end, of episodes of which the first was heard last. */
function open(ids = ["newest", "newer", "kept"]) {
  const heardAt = (index: number) => new Date(Date.UTC(2025, 2, 20 - index)).toISOString();
  usePositions.setState({
    positions: Object.fromEntries(
      ids.map((id, index) => [id, buildPosition({ seconds: 100, heardAt: heardAt(index) })]),
    ),
  });
  const onFound = vi.fn<(session: unknown) => void>();
  render(<Continued onFound={onFound} />);
  return onFound;
}

test("goes on with the last session that is still there", async () => {
  const onFound = open();
  await waitFor(() =>
    expect(onFound).toHaveBeenLastCalledWith({
      slug: "kept",
      number: 7,
      name: "Nino",
      heading: "Continue",
      time: "15 min left",
    }),
  );
  expect(asked.toSorted()).toEqual(["kept", "newer", "newest"]);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("lists some others that were begun, which play as well, and the way to all", async () => {
  const session = (number: number) => ({ slug: `s${number}`, number, name: `Guest ${number}`, chapters: [] });
  Object.assign(sessions, { a: session(1), gone: 404, b: session(2), c: session(3), d: session(4), e: session(5) });
  open(["a", "gone", "b", "c", "d", "e"]);
  const group = await screen.findByRole("group", { name: "Also started" });
  await waitFor(() => expect(within(group).getAllByRole("link")).toHaveLength(4));
  const links = within(group).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "#2 Guest 2",
    "#3 Guest 3",
    "#4 Guest 4",
    "All in progress",
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/episodes/s2",
    "/episodes/s3",
    "/episodes/s4",
    "/episodes?show=in-progress",
  ]);
  expect(links.map(({ dataset }) => dataset["page"])).toEqual(["plays", "plays", "plays", ""]);
});

test("goes on with no older one because of a site that does not answer", async () => {
  sessions["newest"] = 500;
  const onFound = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(onFound).toHaveBeenLastCalledWith(undefined);
  expect(asked.toSorted()).toEqual(["kept", "newer", "newest"]);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("what is wrong with the session to go on with leaves the latest one in its place", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  useStore.setState(JSON.parse('{ "episodeStats": null }'));
  expect(open()).not.toHaveBeenCalled();
});
