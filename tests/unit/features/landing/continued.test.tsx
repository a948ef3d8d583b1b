import { render, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Continued } from "#app/features/landing/continued.tsx";
import { queryClient } from "#app/lib/query-client.ts";
import { usePositions } from "#app/store/positions.ts";
import { useStore } from "#app/store/store.ts";
import { server } from "#tests/mocks/server.ts";

const asked: string[] = [];
const sessions: Record<string, object | number> = {};
const answers = http.get("*/sessions/:file", ({ params: { file } }) => {
  const id = String(file).replace(".json", "");
  asked.push(id);
  const answer = sessions[id] ?? 404;
  return typeof answer === "number" ? new HttpResponse(null, { status: answer }) : HttpResponse.json(answer);
});

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  server.use(answers);
  asked.length = 0;
  queryClient.clear();
  Object.assign(sessions, { kept: { slug: "kept", number: 7, name: "Nino", chapters: [] }, newest: 404, newer: 404 });
});
afterEach(() => usePositions.setState({ positions: {} }));

/** What was found in the end. */
function open() {
  const place = (day: string) => ({ seconds: 100, duration: 1000, heard: [], heardAt: `2025-03-${day}T12:00:00.000Z` });
  usePositions.setState({ positions: { newer: place("02"), kept: place("01"), newest: place("03") } });
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
  expect(asked).toEqual(["newest", "newer", "kept"]);
});

test("goes on with no older one because of a site that does not answer", async () => {
  sessions["newest"] = 500;
  const onFound = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(onFound).toHaveBeenLastCalledWith(undefined);
  expect(asked).toEqual(["newest"]);
});

test("what is wrong with the session to go on with leaves the latest one in its place", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  useStore.setState(JSON.parse('{ "episodeStats": null }'));
  expect(open()).not.toHaveBeenCalled();
});
