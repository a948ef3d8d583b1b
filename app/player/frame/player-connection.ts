/**
 * What embedded YouTube players and the pages around them say to each other when the player's address has
 * `enablejsapi=1`: JSON texts by postMessage. Only what is needed here; nothing that comes in is trusted.
 */
import { asRecord, parseJson, type Unknown } from "#app/lib/read-entries.ts";
import { playerUrl } from "#app/lib/youtube.ts";

/** Milliseconds after the frame's load at which it is greeted: it may not listen at once. */
const handshakeDelays = [0, 250, 500, 1000, 2000, 4000] as const;

/** Milliseconds in which a frame should have answered. One that answers later is as welcome. */
const answerWithinMs = 6000;

/** Milliseconds after its load at which a frame that has said nothing will not say anything. */
const silentAfterMs = 10_000;

type Handlers = {
  onInfo: (info: PlayerInfo) => void;
  /** It should have answered by now. */
  onLate: () => void;
  /** It says nothing: it is blocked, or speaks otherwise by now. Not called when the connection ends before. */
  onSilent: () => void;
};

type Command = "playVideo" | "pauseVideo" | "seekTo" | "setPlaybackRate";

/** Talks with the player in a frame. It may be told what to do once it has spoken. */
export function connectPlayer(frame: HTMLIFrameElement, { onInfo, onLate, onSilent }: Handlers) {
  let hasSpoken = false;
  // Offline there is nothing to wait for.
  const late = setTimeout(onLate, navigator.onLine ? answerWithinMs : 0);
  const timers = [late];

  const send = (text: string) => frame.contentWindow?.postMessage(text, playerOrigin);
  const command = (func: Command, ...args: unknown[]) => send(JSON.stringify({ event: "command", func, args }));
  const sendHandshake = () => !hasSpoken && send(handshake);
  const giveUp = () => !hasSpoken && onSilent();
  const onLoad = () => {
    timers.push(...handshakeDelays.map((delay) => setTimeout(sendHandshake, delay)), setTimeout(giveUp, silentAfterMs));
  };
  const onMessage = (event: MessageEvent) => {
    const info = readMessage(event, frame.contentWindow);
    if (!info) return;
    hasSpoken = true;
    clearTimeout(late);
    onInfo(info);
  };

  frame.addEventListener("load", onLoad);
  window.addEventListener("message", onMessage);

  return {
    play: () => command("playVideo"),
    pause: () => command("pauseVideo"),
    seek: (seconds: number) => command("seekTo", seconds, true),
    setRate: (rate: number) => command("setPlaybackRate", rate),
    end: () => {
      timers.forEach(clearTimeout);
      frame.removeEventListener("load", onLoad);
      window.removeEventListener("message", onMessage);
    },
  };
}

export type Connection = ReturnType<typeof connectPlayer>;

export const playerOrigin = "https://www.youtube-nocookie.com";

/** The address of a player that starts at a second, and talks with pages of one origin. */
export function apiPlayerUrl(youtubeId: string, seconds: number, origin: string): string {
  const start = seconds ? `&start=${seconds}` : "";
  return `${playerUrl(youtubeId)}${start}&enablejsapi=1&origin=${encodeURIComponent(origin)}`;
}

/** What a player tells of itself: seconds, and times the normal speed. Any of it may be absent. */
export type PlayerInfo = { seconds?: number; duration?: number; state?: PlaybackState; rate?: number };

export type PlaybackState = "waiting" | "playing" | "paused" | "ended";

/** YouTube's numbers: unstarted, ended, playing, paused, buffering (which is playing that waits), cued. */
const states: ReadonlyMap<unknown, PlaybackState> = new Map([
  [-1, "waiting"],
  [0, "ended"],
  [1, "playing"],
  [2, "paused"],
  [3, "playing"],
  [5, "waiting"],
]);

/** Asks a player to tell of itself from now on. It answers from when it is ready. */
const handshake = JSON.stringify({ event: "listening", id: "player", channel: "widget" });

type PlayerMessage = Pick<MessageEvent, "origin" | "source" | "data">;

/** Reads what came from one player's window; undefined for what strangers say, and for what makes no sense. */
export function readMessage({ origin, source, data }: PlayerMessage, player: Window | null): PlayerInfo | undefined {
  if (origin !== playerOrigin || !player || source !== player) return undefined;
  const message = asRecord(parseJson(data));
  switch (message?.["event"]) {
    case "onReady":
      return {};
    case "onStateChange":
      return { state: states.get(message["info"]) };
    case "initialDelivery":
    case "infoDelivery": {
      const info = asRecord(message["info"]);
      return info && readInfo(info);
    }
    default:
      return undefined;
  }
}

function readInfo({ currentTime, duration, playerState, playbackRate }: Unknown): PlayerInfo {
  return {
    seconds: isWithin(currentTime, 0, 24 * 60 * 60) ? currentTime : undefined,
    // It is 0 until the video has told.
    duration: isWithin(duration, 1, 24 * 60 * 60) ? duration : undefined,
    state: states.get(playerState),
    rate: isWithin(playbackRate, 0.1, 16) ? playbackRate : undefined,
  };
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}
