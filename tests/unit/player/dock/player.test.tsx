import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Player } from "#app/player/dock/player.tsx";
import { playerOrigin } from "#app/player/frame/player-connection.ts";
import { usePlayerSettings } from "#app/player/player-settings.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { usePositions } from "#app/store/positions.ts";
import { useStore } from "#app/store/store.ts";
import { buildTrack } from "#tests/factories.ts";

const track = buildTrack({ id: "one" });
const other = buildTrack({ id: "other", title: "Another one" });
const play = (what = track, seconds = 0) => act(() => usePlayerStore.getState().play(what, seconds));
const close = () => act(() => usePlayerStore.getState().close());
const plays = () => Object.entries(useStore.getState().episodeStats).map(([id, { playCount }]) => [id, playCount]);

/** jsdom has no layout. */
class NeverResized {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NeverResized);
  vi.useFakeTimers();
  usePositions.setState({ positions: {} });
  useStore.getState().clearAnalytics();
  const router = createMemoryRouter([{ path: "*", element: <Player /> }]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});

afterEach(() => close());

/** The frame tells that it plays, and at which second it is. */
function tell(second: number) {
  const info = { currentTime: second, duration: 1000, playerState: 1, playbackRate: 1 };
  const data = JSON.stringify({ event: "infoDelivery", info });
  const source = document.querySelector("iframe")?.contentWindow ?? null;
  act(() => void window.dispatchEvent(new MessageEvent("message", { origin: playerOrigin, source, data })));
}

/** The frame plays some seconds and tells of it four times a second. */
function hear(seconds: number) {
  for (let second = 0; second <= seconds; second += 0.25) {
    tell(second);
    wait(250);
  }
}

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test("what is heard counts once though effects run twice, and the same again after closing is the same sitting", () => {
  play();
  hear(20);
  close();
  expect(screen.queryByRole("region", { name: "Player" })).not.toBeInTheDocument();
  play();
  hear(20);
  expect(plays()).toEqual([["one", 1]]);
  expect(usePositions.getState().positions["one"]?.heard).toEqual([[0, 20]]);
});

test("of two tracks started quickly the second plays, and nothing is kept of the first", () => {
  play();
  play(other);
  expect(screen.getByTitle("Another one")).toBeInTheDocument();
  hear(20);
  close();
  expect(plays()).toEqual([["other", 1]]);
  expect(Object.keys(usePositions.getState().positions)).toEqual(["other"]);
});

test("closed within a second nothing has played, and nothing is left running", () => {
  play();
  act(() => void vi.advanceTimersByTime(900));
  close();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(plays()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a late report of a frame that was left changes nothing of what plays now", () => {
  play();
  const left = document.querySelector("iframe")?.contentWindow ?? null;
  play(track, 300);
  const data = JSON.stringify({ event: "infoDelivery", info: { currentTime: 50, duration: 1000, playerState: 1 } });
  act(() => void window.dispatchEvent(new MessageEvent("message", { origin: playerOrigin, source: left, data })));
  expect(usePlayerStore.getState()).toMatchObject({ seconds: 300, remote: undefined });
});

test.each([true, false])(
  "what another tab has set is not undone by what this one sets; it was told of it: %s",
  (isTold) => {
    const name = "devtherapy-player";
    localStorage.setItem(name, JSON.stringify({ state: { speed: 1, hasKeys: false }, version: 0 }));
    if (isTold) act(() => void window.dispatchEvent(new StorageEvent("storage", { key: name })));
    act(() => usePlayerSettings.change({ speed: 2 }));
    expect(JSON.parse(localStorage.getItem(name) ?? "{}").state).toEqual({ speed: 2, hasKeys: false });
    usePlayerSettings.setState({ speed: 1, hasKeys: true });
  },
);

describe("a frame that says nothing", () => {
  const note = () => screen.getByRole("status").textContent;

  test("is said to, after six seconds, with the same second elsewhere; trying again waits as long", () => {
    play(track, 1390);
    wait(5900);
    expect(note()).toBe("");
    wait(200);
    expect(note()).toBe("YouTube isn't answering. Your data is safe.");
    expect(screen.getByRole("link", { name: /^Open on YouTube/ })).toHaveAttribute(
      "href",
      expect.stringContaining("t=1390s"),
    );
    const { count } = usePlayerStore.getState().start;
    const again = screen.getByRole("button", { name: "Try again" });
    again.focus();
    fireEvent.click(again);
    expect(usePlayerStore.getState().start).toEqual({ seconds: 1390, count: count + 1 });
    expect(note()).toBe("");
    expect(screen.getByRole("region", { name: "Player" })).toHaveFocus();
    wait(6100);
    expect(note()).not.toBe("");
  });

  test("is welcome when it answers late: what was said goes, and the focus with it to the player", () => {
    play();
    wait(8000);
    screen.getByRole("button", { name: "Try again" }).focus();
    tell(1);
    expect(note()).toBe("");
    expect(screen.getByRole("region", { name: "Player" })).toHaveFocus();
    wait(60_000);
    expect(note()).toBe("");
  });

  test("is not waited for offline", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    play();
    wait(10);
    expect(note()).toBe("You seem to be offline. The video has to wait.");
  });

  test("may play all the same: what covers it can be taken away", () => {
    play();
    wait(6100);
    fireEvent.click(screen.getByRole("button", { name: "Hide this note" }));
    expect(note()).toBe("");
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });
});

describe("the seek bar", () => {
  const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Seek" });
  const remote = () => usePlayerStore.getState().remote;

  test("is there once the player answers, and tells where it is and how long it lasts", () => {
    play();
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    tell(750);
    expect(slider()).toHaveAttribute("aria-valuetext", "12:30 of 16:40");
  });

  test("is not read aloud each second while it has the focus, but where a key leads to", () => {
    play();
    tell(750);
    act(() => slider().focus());
    tell(755);
    expect(slider()).toHaveAttribute("aria-valuetext", "12:30 of 16:40");
    fireEvent.input(slider(), { target: { value: "760" } });
    act(() => void slider().dispatchEvent(new Event("change", { bubbles: true })));
    expect(slider()).toHaveAttribute("aria-valuetext", "12:40 of 16:40");
    act(() => slider().blur());
    wait(1100);
    tell(765);
    expect(slider()).toHaveAttribute("aria-valuetext", "12:45 of 16:40");
  });

  test("sends the player on at the end of a drag, not at each pixel of it", () => {
    play();
    tell(750);
    const seek = vi.spyOn(remote() ?? { seek: () => undefined }, "seek");
    fireEvent.input(slider(), { target: { value: "300" } });
    tell(751);
    expect(slider()).toHaveAttribute("aria-valuetext", "5:00 of 16:40");
    expect(seek).not.toHaveBeenCalled();
    act(() => void slider().dispatchEvent(new Event("change", { bubbles: true })));
    expect(seek).toHaveBeenCalledExactlyOnceWith(300);
    expect(slider()).toHaveAttribute("aria-valuetext", "5:00 of 16:40");
    // What it tells before it is there is no way back.
    tell(751);
    expect(slider()).toHaveAttribute("aria-valuetext", "5:00 of 16:40");
  });

  test("seeks nothing for a finger that scrolls the page, and goes on with the player", () => {
    play();
    tell(750);
    const seek = vi.spyOn(remote() ?? { seek: () => undefined }, "seek");
    fireEvent.pointerDown(slider());
    fireEvent.input(slider(), { target: { value: "300" } });
    fireEvent.pointerCancel(slider());
    act(() => void slider().dispatchEvent(new Event("change", { bubbles: true })));
    expect(seek).not.toHaveBeenCalled();
    expect(slider()).toHaveAttribute("aria-valuetext", "12:30 of 16:40");
    fireEvent.pointerDown(slider());
    fireEvent.pointerCancel(slider());
    fireEvent.keyDown(slider(), { key: "ArrowRight" });
    act(() => void slider().dispatchEvent(new Event("change", { bubbles: true })));
    expect(seek).toHaveBeenCalledOnce();
  });

  test("goes on with the player when the thumb is let go where it was", () => {
    play();
    tell(750);
    fireEvent.input(slider(), { target: { value: "300" } });
    fireEvent.pointerUp(slider());
    wait(10);
    expect(slider()).toHaveAttribute("aria-valuetext", "12:30 of 16:40");
  });
});
