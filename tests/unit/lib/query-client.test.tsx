import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";

const fetchFile = vi.fn<() => Promise<string>>();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  fetchFile.mockReset().mockRejectedValueOnce(new TypeError("lost")).mockResolvedValue("here");
});

afterEach(() => {
  queryClient.clear();
  setOnline(true);
});

function setVisibility(now: DocumentVisibilityState) {
  visibility = now;
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("visibilitychange"));
}

function setOnline(isOnline: boolean) {
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

const ask = () => queryClient.fetchQuery({ queryKey: ["a file"], queryFn: fetchFile, retry: 3 });

test("a retry that falls due while the page is hidden is made when it is seen again", async () => {
  const answer = ask();
  await vi.advanceTimersByTimeAsync(500);
  setVisibility("hidden");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchFile).toHaveBeenCalledTimes(1);
  setVisibility("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toBe("here");
});

test("offline it is tried once, for the device may have it, and again when the network is back", async () => {
  setOnline(false);
  const answer = ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchFile).toHaveBeenCalledTimes(1);
  setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toBe("here");
});
