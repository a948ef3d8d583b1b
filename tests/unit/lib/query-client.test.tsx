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
  [
    "falls due while the page is hidden is made when it is seen again",
    () => setVisibility("hidden"),
    () => setVisibility("visible"),
  ],
  ["falls due offline is made when the network is back", () => setOnline(false), () => setOnline(true)],
])("a file is asked for at once, and a retry that %s", async (_when, leave, comeBack) => {
  leave();
  const answer = queryClient.fetchQuery({ queryKey: ["a file"], queryFn: fetchFile, retry: 3 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchFile).toHaveBeenCalledTimes(1);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toBe("here");
});
