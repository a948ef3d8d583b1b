import type { BrowserContext, Frame, Page } from "playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Serves a fake of YouTube's embedded player. It sends the same messages, plays by its own clock, and lets a test act
 * in the player as a visitor would. A silent one sends no message until a test calls `answer`. Returns the URLs of the
 * loaded frames.
 */
export async function serveFakeYouTube(context: BrowserContext, { isSilent = false } = {}): Promise<string[]> {
  const loads: string[] = [];
  await context.route("https://www.youtube-nocookie.com/**", async (route) => {
    loads.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: playerPage(isSilent) });
  });
  return loads;
}

/** The fake player's HTML. */
function playerPage(isSilent: boolean): string {
  return `<!doctype html><html lang="en"><title>Fake</title><main><h1>Video</h1></main><script>(${speak.toString()})(${isSilent})</script></html>`;
}

/** The fake player's frame, once its script has run. */
async function playerFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().some(isPlayer)).toBe(true);
  const frame = page.frames().find(isPlayer);
  if (!frame) throw new Error("There is no player on this page");
  await frame.waitForFunction(() => "player" in window);
  return frame;
}

/** Acts in the player itself, as a visitor would. */
export async function inPlayer(page: Page, action: "play" | "pause" | "answer"): Promise<void> {
  await (await playerFrame(page)).evaluate((name) => window.player[name](), action);
}

/** The current second of the fake player. */
export async function secondOf(page: Page): Promise<number> {
  return (await playerFrame(page)).evaluate(() => Math.floor(window.player.now()));
}

/** Moves the player's own slider. */
export async function seekInPlayer(page: Page, second: number): Promise<void> {
  await (await playerFrame(page)).evaluate((to) => window.player.seek(to), second);
}

function isPlayer(frame: Frame): boolean {
  return frame.url().startsWith("https://www.youtube-nocookie.com/");
}

declare global {
  interface Window {
    player: {
      now: () => number;
      play: () => void;
      pause: () => void;
      end: () => void;
      answer: () => void;
      seek: (seconds: number) => void;
      rate: (rate: number) => void;
    };
  }
}

/** Runs in the frame. */
function speak(isSilent: boolean) {
  const duration = 5400;
  const query = new URLSearchParams(location.search);
  const page = query.get("origin") ?? "";
  const start = Number(query.get("start") ?? 0);
  const state = { playerState: -1, seconds: start, since: 0, playbackRate: 1 };
  let isGreeted = false;
  let speaks = !isSilent;

  const now = () => {
    const played = state.playerState === 1 ? ((performance.now() - state.since) / 1000) * state.playbackRate : 0;
    return Math.min(duration, state.seconds + played);
  };
  const post = (message: object) => {
    if (isGreeted && speaks && query.get("enablejsapi") === "1") parent.postMessage(JSON.stringify(message), page);
  };
  const tell = (event = "infoDelivery") => {
    const { playerState, playbackRate } = state;
    const videoData = { video_id: location.pathname.split("/").at(-1) };
    const info = { currentTime: now(), duration, playerState, playbackRate, videoData };
    post({ event, id: "player", channel: "widget", info });
  };
  const change = (changes: Partial<typeof state>) => {
    Object.assign(state, { seconds: now(), since: performance.now() }, changes);
    tell();
  };

  window.player = {
    now,
    play: () => change({ playerState: 1 }),
    pause: () => change({ playerState: 2 }),
    end: () => change({ seconds: duration, playerState: 0 }),
    seek: (seconds) => change({ seconds }),
    rate: (playbackRate) => change({ playbackRate }),
    answer: () => {
      speaks = true;
      tell("initialDelivery");
    },
  };

  const commands: Record<string, (...args: number[]) => void> = {
    playVideo: window.player.play,
    pauseVideo: window.player.pause,
    seekTo: (seconds = 0) => window.player.seek(seconds),
    setPlaybackRate: (rate = 1) => window.player.rate(rate),
  };

  addEventListener("message", ({ data, origin }) => {
    if (origin !== page || typeof data !== "string") return;
    const message = JSON.parse(data) as { event: string; func?: string; args?: number[] };
    if (message.event === "command") commands[message.func ?? ""]?.(...(message.args ?? []));
    if (message.event !== "listening" || isGreeted) return;
    isGreeted = true;
    tell("initialDelivery");
    post({ event: "onReady", id: "player", channel: "widget" });
    window.player.play();
  });

  setInterval(() => {
    if (state.playerState !== 1) return;
    if (now() >= duration) window.player.end();
    else tell();
  }, 100);
}
