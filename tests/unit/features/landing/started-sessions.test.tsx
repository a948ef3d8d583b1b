import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { createPath } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StartedSessions } from "#app/features/landing/started-sessions.tsx";
import { queryClient } from "#app/lib/query-client.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { asksToPlay } from "#app/ui/link.tsx";
import { buildPosition } from "#tests/factories.ts";
import { server, startServer } from "#tests/mocks/server.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const sessions: Record<string, object | number> = {};
const requested: string[] = [];
const answers = http.get("*/episodes/by-video/:file", ({ params: { file } }) => {
  const id = String(file).replace(".json", "");
  requested.push(id);
  const answer = sessions[id] ?? 404;
  return typeof answer === "number" ? new HttpResponse(null, { status: answer }) : HttpResponse.json(answer);
});

startServer();
beforeEach(() => {
  server.use(answers);
  requested.length = 0;
  Object.assign(sessions, { kept: { slug: "kept", number: 7, name: "Nino", chapters: [] } });
});
afterEach(() => usePositions.setState({ positions: {} }));

/** Renders with these started episodes, the latest first. Returns the spy that receives the session to continue. */
function open(ids = ["newest", "kept"], episodeIds = ids) {
  const heardAt = (index: number) => new Date(Date.UTC(2025, 2, 20 - index)).toISOString();
  usePositions.setState({
    positions: Object.fromEntries(ids.map((id, index) => [id, buildPosition({ heardAt: heardAt(index) })])),
  });
  const onFound = vi.fn<(session: unknown) => void>();
  const { router } = renderPage(
    <StartedSessions episodeIds={episodeIds} onFound={onFound}>
      3 of 26 completed
    </StartedSessions>,
  );
  return Object.assign(onFound, { router });
}

test("offers the latest existing session, and requests no removed sessions", async () => {
  const onFound = open(["newest", "kept"], ["kept"]);
  const found = { slug: "kept", number: 7, name: "Nino", heading: "Continue", time: "12 min left" };
  await waitFor(() => expect(onFound).toHaveBeenLastCalledWith(found));
  expect(requested).toEqual(["kept"]);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  expect(screen.getByText("3 of 26 completed")).toBeVisible();
});

test("lists four other started sessions and a link to all; a click plays a session", async () => {
  const session = (number: number) => ({ slug: `s${number}`, number, name: `Guest ${number}`, chapters: [] });
  Object.assign(sessions, { a: session(1), b: session(2), c: session(3), d: session(4), e: session(5) });
  const { router } = open(["a", "b", "c", "d", "e"]);
  const group = await screen.findByRole("group", { name: "Also started" });
  await waitFor(() => expect(within(group).getAllByRole("link")).toHaveLength(4));
  for (const [name, to, asks] of [
    ["#2 Guest 2", "/episodes/s2", true],
    ["#3 Guest 3", "/episodes/s3", true],
    ["#4 Guest 4", "/episodes/s4", true],
    ["All in progress", "/episodes?show=in-progress", false],
  ] as const) {
    fireEvent.click(within(group).getByRole("link", { name }));
    await waitFor(() => expect(createPath(router.state.location)).toBe(to));
    expect(asksToPlay(router.state.location.state)).toBe(asks);
  }
});

test("offers no older session if the site does not respond", async () => {
  sessions["newest"] = 500;
  const onFound = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(onFound).toHaveBeenLastCalledWith(undefined);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  expect(screen.getByText("3 of 26 completed")).toBeVisible();
});

test("never calls onFound if rendering fails", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  useAnalytics.setState(JSON.parse('{ "episodeStats": null }'));
  expect(open()).not.toHaveBeenCalled();
});
