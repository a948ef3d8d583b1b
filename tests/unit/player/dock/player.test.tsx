import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Player } from "#app/player/dock/player.tsx";
import { playerOrigin } from "#app/player/iframe/player-connection.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { buildRemote, buildTrack } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const track = buildTrack({ id: "one" });
const other = buildTrack({ id: "other", title: "Another one" });
const play = (what = track, seconds = 0) => act(() => usePlayerStore.getState().play(what, seconds));

let router: ReturnType<typeof renderPage>["router"];

function Host() {
  const current = usePlayerStore((state) => state.track);
  return (
    <>
      <button type="button">Elsewhere</button>
      {current && <Player key={current.id} track={current} />}
    </>
  );
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
  ({ router } = renderPage(<Host />));
});

afterEach(() => act(() => usePlayerStore.setState(usePlayerStore.getInitialState(), true)));

const player = () => screen.getByRole("region", { name: "Player" });
const elsewhere = () => screen.getByRole("button", { name: "Elsewhere" });

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

  test("shows a note, and Try again starts it at the same second", () => {
    play(track, 1390);
    wait(6100);
    expect(note()).toBe("YouTube isn't answering.");
    const { count } = usePlayerStore.getState().start;
    fireEvent.click(tryAgain());
    expect(usePlayerStore.getState().start).toEqual({ seconds: 1390, count: count + 1 });
    expect(note()).toBe("");
  });

  test.each([
    ["is pressed", () => fireEvent.click(tryAgain())],
    ["disappears, because the player responds", () => tell(1)],
  ])("gets the focus when Try again %s", (_what, cause) => {
    play();
    wait(6100);
    tryAgain().focus();
    cause();
    expect(note()).toBe("");
    expect(player()).toHaveFocus();
  });

  test("shows the note sooner if the browser is offline", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    play();
    wait(1600);
    expect(note()).toBe("You seem to be offline. Try again once you're back online.");
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
  const spoken = () => slider().getAttribute("aria-valuetext");
  const watchSeek = () => vi.spyOn(usePlayerStore.getState().controls ?? { seek: () => undefined }, "seek");

  beforeEach(() => {
    play();
    tell(753);
  });

  test.each([
    ["ArrowRight", 763],
    ["ArrowLeft", 743],
  ])("seeks ten seconds from the position on %s", (key, seconds) => {
    const seek = watchSeek();
    expect(fireEvent.keyDown(slider(), { key })).toBe(false);
    expect(seek).toHaveBeenCalledExactlyOnceWith(seconds);
  });

  test("adds up quick presses, and stops at the end", () => {
    const seek = watchSeek();
    tell(985);
    for (let press = 0; press < 3; press++) fireEvent.keyDown(slider(), { key: "ArrowRight" });
    expect(seek.mock.calls).toEqual([[995], [1000], [1000]]);
  });

  test("announces the new position after a key press, but not every second of playback, while focused", () => {
    act(() => slider().focus());
    tell(755);
    expect(spoken()).toMatch(/^12 minutes 33 seconds /);
    fireEvent.keyDown(slider(), { key: "ArrowRight" });
    expect(spoken()).toMatch(/^12 minutes 45 seconds /);
    act(() => slider().blur());
    wait(1600);
    tell(770);
    expect(spoken()).toMatch(/^12 minutes 50 seconds /);
  });

  test("seeks at the end of a drag, not at each pixel", () => {
    const seek = watchSeek();
    dragTo("300");
    tell(754);
    expect(spoken()).toMatch(/^5 minutes of /);
    expect(seek).not.toHaveBeenCalled();
    letGo();
    expect(seek).toHaveBeenCalledExactlyOnceWith(300);
    // The player reports its old position for a moment.
    tell(754);
    expect(spoken()).toMatch(/^5 minutes of /);
  });

  test("does not seek when a touch scrolls the page, and follows the player again", () => {
    const seek = watchSeek();
    fireEvent.pointerDown(slider());
    dragTo("300");
    fireEvent.pointerCancel(slider());
    letGo();
    expect(seek).not.toHaveBeenCalled();
    expect(spoken()).toMatch(/^12 minutes 33 seconds /);
    fireEvent.keyDown(slider(), { key: "Home" });
    letGo();
    expect(seek).toHaveBeenCalledOnce();
  });

  test("follows the player again when the thumb is released where it was", () => {
    dragTo("300");
    fireEvent.pointerUp(slider());
    wait(10);
    expect(spoken()).toMatch(/^12 minutes 33 seconds /);
  });
});

describe("single-key shortcuts", () => {
  const done = vi.fn<(key: string) => void>();
  /** Returns false if the player prevents the key's default action. */
  const press = (key: string, target: Element = player(), repeat = false) => fireEvent.keyDown(target, { key, repeat });

  beforeEach(() => {
    done.mockClear();
    play();
    const controls = buildRemote({
      toggle: () => done("k"),
      nextChapter: () => done("n"),
      previousChapter: () => done("b"),
    });
    act(() => usePlayerStore.setState({ controls }));
  });

  test.each(["k", "n", "b"])("%s acts once, even if the visitor holds it", (key) => {
    expect(press(key)).toBe(false);
    for (let time = 0; time < 30; time++) expect(press(key, player(), true)).toBe(false);
    expect(done.mock.calls).toEqual([[key]]);
  });

  test("work in the player's controls, and nowhere else (WCAG 2.1.4)", () => {
    press("k", screen.getByRole("slider", { name: "Seek" }));
    expect(done).toHaveBeenCalledOnce();
    press("k", elsewhere());
    press("k", document.body);
    expect(done).toHaveBeenCalledOnce();
  });

  test("G opens the track's page from the dock, and does nothing on that page", () => {
    const navigate = vi.spyOn(router, "navigate");
    press("g");
    expect(router.state.location.pathname).toBe(track.path);
    act(() => void usePlayerStore.getState().openSlot(track.id));
    press("g");
    expect(navigate).toHaveBeenCalledOnce();
  });
});

test("shows the position and the duration below the player", () => {
  act(() => void usePlayerStore.getState().openSlot(track.id));
  play();
  tell(61);
  expect(screen.getByText("1:01 / 16:40")).toBeVisible();
});

test("closes a finished track when the visitor leaves its page", () => {
  let leave = () => {};
  act(() => void (leave = usePlayerStore.getState().openSlot(track.id)));
  play();
  send({ event: "infoDelivery", info: { currentTime: 1000, duration: 1000, playerState: 0 } });
  act(() => leave());
  expect(screen.queryByRole("region", { name: "Player" })).not.toBeInTheDocument();
});
