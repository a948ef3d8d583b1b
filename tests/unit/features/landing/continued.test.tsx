import { render, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Continued } from "#app/features/landing/continued.tsx";
import { queryClient } from "#app/lib/query-client.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { buildPosition } from "#tests/factories.ts";
import { server, startServer } from "#tests/mocks/server.ts";

const sessions: Record<string, object | number> = {};
const answers = http.get("*/sessions/:file", ({ params: { file } }) => {
  const answer = sessions[String(file).replace(".json", "")] ?? 404;
  return typeof answer === "number" ? new HttpResponse(null, { status: answer }) : HttpResponse.json(answer);
});

startServer();
beforeEach(() => {
  server.use(answers);
  Object.assign(sessions, { kept: { slug: "kept", number: 7, name: "Nino", chapters: [] }, newest: 404 });
});
afterEach(() => usePositions.setState({ positions: {} }));

/** What was found in the end, of episodes of which the first was heard last. */
function open(ids = ["newest", "kept"]) {
  const heardAt = (index: number) => new Date(Date.UTC(2025, 2, 20 - index)).toISOString();
  usePositions.setState({
    positions: Object.fromEntries(ids.map((id, index) => [id, buildPosition({ heardAt: heardAt(index) })])),
  });
  const onFound = vi.fn<(session: unknown) => void>();
  render(<Continued onFound={onFound} />);
  return onFound;
}

test("goes on with the last session that is still there", async () => {
  const onFound = open();
  const found = { slug: "kept", number: 7, name: "Nino", heading: "Continue", time: "12 min left" };
  await waitFor(() => expect(onFound).toHaveBeenLastCalledWith(found));
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("lists some others that were begun, which play as well, and the way to all", async () => {
  const session = (number: number) => ({ slug: `s${number}`, number, name: `Guest ${number}`, chapters: [] });
  Object.assign(sessions, { a: session(1), gone: 404, b: session(2), c: session(3), d: session(4), e: session(5) });
  open(["a", "gone", "b", "c", "d", "e"]);
  const group = await screen.findByRole("group", { name: "Also started" });
  await waitFor(() => expect(within(group).getAllByRole("link")).toHaveLength(4));
  const links = within(group).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.dataset["page"]])).toEqual([
    ["#2 Guest 2", "/episodes/s2", "plays"],
    ["#3 Guest 3", "/episodes/s3", "plays"],
    ["#4 Guest 4", "/episodes/s4", "plays"],
    ["All in progress", "/episodes?show=in-progress", ""],
  ]);
});

test("goes on with no older one because of a site that does not answer", async () => {
  sessions["newest"] = 500;
  const onFound = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(onFound).toHaveBeenLastCalledWith(undefined);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("what is wrong with the session to go on with leaves the latest one in its place", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  useAnalytics.setState(JSON.parse('{ "episodeStats": null }'));
  expect(open()).not.toHaveBeenCalled();
});
