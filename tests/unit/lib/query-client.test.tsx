import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";

const fetchFile = vi.fn<() => Promise<string>>();
let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  fetchFile.mockReset().mockRejectedValueOnce(new TypeError("lost")).mockResolvedValue("here");
});

afterEach(() => queryClient.clear());

function setVisibility(now: DocumentVisibilityState) {
  visibility = now;
  for (const target of [document, window]) target.dispatchEvent(new Event("visibilitychange"));
}

const setOnline = (isOnline: boolean) => window.dispatchEvent(new Event(isOnline ? "online" : "offline"));

test.each([
  ["in a hidden page until the page is visible", () => setVisibility("hidden"), () => setVisibility("visible")],
  ["offline until the network is back", () => setOnline(false), () => setOnline(true)],
])("fetches a file at once, and delays retries %s", async (_when, leave, comeBack) => {
  leave();
  const answer = queryClient.fetchQuery({ queryKey: ["a file"], queryFn: fetchFile, retry: 3 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchFile).toHaveBeenCalledTimes(1);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toBe("here");
});
