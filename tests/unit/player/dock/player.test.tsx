import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Player } from "#app/player/dock/player.tsx";
import { playerOrigin } from "#app/player/iframe/player-connection.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { buildTrack } from "#tests/factories.ts";

const track = buildTrack({ id: "one" });
const other = buildTrack({ id: "other", title: "Another one" });
const play = (what = track, seconds = 0) => act(() => usePlayerStore.getState().play(what, seconds));

function Host() {
  const current = usePlayerStore((state) => state.track);
  return current && <Player key={current.id} track={current} />;
}

/** Replaces ResizeObserver, which jsdom lacks. */
class NeverResized {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NeverResized);
  vi.useFakeTimers();
  usePositions.setState({ positions: {} });
  useAnalytics.setState(useAnalytics.getInitialState());
  const router = createMemoryRouter([{ path: "*", Component: Host }]);
  render(<RouterProvider router={router} />);
});

afterEach(() => act(() => usePlayerStore.getState().close()));

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** Sends the player's message that it is playing at this second. */
function tell(second: number) {
  send({
    event: "infoDelivery",
    info: { currentTime: second, duration: 1000, playerState: 1, playbackRate: 1 },
  });
}

function send(message: object) {
  const data = JSON.stringify(message);
  const source = document.querySelector("iframe")?.contentWindow ?? null;
  act(() => void window.dispatchEvent(new MessageEvent("message", { origin: playerOrigin, source, data })));
}

test("plays the second of two tracks started in quick succession, and stores nothing of the first", () => {
  play();
  play(other);
  expect(screen.getByTitle("Another one")).toBeInTheDocument();
  for (let second = 0; second <= 20; second += 1) {
    tell(second);
    wait(1000);
  }
  act(() => usePlayerStore.getState().close());
  expect(Object.keys(useAnalytics.getState().episodeStats)).toEqual(["other"]);
  expect(usePositions.getState().positions).toMatchObject({ other: { heard: [[0, 20]] } });
  expect(usePositions.getState().positions).not.toHaveProperty("one");
});

describe("a player that does not respond", () => {
  const note = () => screen.getByRole("status").textContent;
  const tryAgain = () => screen.getByRole("button", { name: "Try again" });

  test("shows a note with Try again, resumes at the same second, accepts a late response, and moves the focus to the player", () => {
    const player = () => screen.getByRole("region", { name: "Player" });
    play(track, 1390);
    wait(6100);
    expect(note()).toBe("YouTube isn't answering.");
    const { count } = usePlayerStore.getState().start;
    tryAgain().focus();
    fireEvent.click(tryAgain());
    expect(usePlayerStore.getState().start).toEqual({ seconds: 1390, count: count + 1 });
    expect(note()).toBe("");
    expect(player()).toHaveFocus();
    wait(6100);
    tryAgain().focus();
    tell(1391);
    expect(note()).toBe("");
    expect(player()).toHaveFocus();
    wait(60_000);
    expect(note()).toBe("");
  });

  test("when offline, shows the note sooner, and retries when the network is back", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    play();
    wait(1600);
    expect(note()).toBe("You seem to be offline. Try again once you're back online.");
    const { count } = usePlayerStore.getState().start;
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    fireEvent(window, new Event("online"));
    expect(usePlayerStore.getState().start.count, "retries automatically").toBe(count + 1);
    expect(note()).toBe("");
  });

  test("shows no note if the player answers although the browser says that it is offline", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    play();
    wait(1000);
    tell(1);
    wait(60_000);
    expect(note()).toBe("");
  });

  test("shows a note with a link to YouTube and Try again if YouTube refuses to play the video", () => {
    play(track, 60);
    send({ event: "onError", info: 150 });
    expect(note()).toBe("YouTube can't play this video here.");
    expect(screen.getByRole("link", { name: /Open on YouTube/ })).toBeInTheDocument();
    fireEvent.click(tryAgain());
    expect(note()).toBe("");
  });

  test("lets the visitor hide the note for the rest of the track", () => {
    play();
    wait(6100);
    fireEvent.click(screen.getByRole("button", { name: "Hide this note" }));
    expect(note()).toBe("");
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    play(track, 60);
    wait(6100);
    expect(note(), "stays hidden for the next chapter").toBe("");
  });
});

describe("the seek bar", () => {
  const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Seek" });
  const dragTo = (value: string) => fireEvent.input(slider(), { target: { value } });
  const letGo = () => act(() => void slider().dispatchEvent(new Event("change", { bubbles: true })));
  const toldTime = () => slider().getAttribute("aria-valuetext");
  const watchSeek = () => vi.spyOn(usePlayerStore.getState().controls ?? { seek: () => undefined }, "seek");

  beforeEach(() => {
    play();
    tell(750);
  });

  test("announces the new position after an arrow key, but not every second of playback, while focused", () => {
    act(() => slider().focus());
    tell(755);
    expect(toldTime()).toBe("12:30 of 16:40");
    dragTo("760");
    letGo();
    expect(toldTime()).toBe("12:40 of 16:40");
    act(() => slider().blur());
    wait(1100);
    tell(765);
    expect(toldTime()).toBe("12:45 of 16:40");
  });

  test("seeks at the end of a drag, not at each pixel", () => {
    const seek = watchSeek();
    dragTo("300");
    tell(751);
    expect(toldTime()).toBe("5:00 of 16:40");
    expect(seek).not.toHaveBeenCalled();
    letGo();
    expect(seek).toHaveBeenCalledExactlyOnceWith(300);
    // The seek bar ignores the player's old time until the player reaches the target.
    tell(751);
    expect(toldTime()).toBe("5:00 of 16:40");
  });

  test("does not seek when a touch scrolls the page, and follows the player again", () => {
    const seek = watchSeek();
    fireEvent.pointerDown(slider());
    dragTo("300");
    fireEvent.pointerCancel(slider());
    letGo();
    expect(seek).not.toHaveBeenCalled();
    expect(toldTime()).toBe("12:30 of 16:40");
    fireEvent.keyDown(slider(), { key: "ArrowRight" });
    letGo();
    expect(seek).toHaveBeenCalledOnce();
  });

  test("follows the player again when the thumb is released where it was", () => {
    dragTo("300");
    fireEvent.pointerUp(slider());
    wait(10);
    expect(toldTime()).toBe("12:30 of 16:40");
  });
});
