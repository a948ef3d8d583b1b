/**
 * The postMessage protocol between an embedded YouTube player and its page, enabled by `enablejsapi=1`: JSON strings.
 * Covers only the messages that this site needs. Validates all input.
 */
import { asRecord, parseJson, type Unknown } from "#app/lib/read-entries.ts";
import { playerUrl } from "#app/lib/youtube.ts";

/** Delays of the handshake after the frame's load, in milliseconds. The frame may not listen immediately. */
const handshakeDelays = [0, 250, 500, 1000, 2000, 4000] as const;

/** Milliseconds after which a missing answer is reported. A later answer still counts. */
const answerWithinMs = 6000;

/**
 * The same limit if the browser reports that it is offline. With some VPNs it reports this although the network works.
 */
const answerWithinOfflineMs = 1500;

type Handlers = {
  onInfo: (info: PlayerInfo) => void;
  /** The frame has not answered in time: it is blocked or its protocol has changed. */
  onLate: () => void;
};

type Command = "playVideo" | "pauseVideo" | "seekTo" | "setPlaybackRate";

/** Connects to the player in a frame. Commands work once the player has answered. */
export function connectPlayer(frame: HTMLIFrameElement, { onInfo, onLate }: Handlers) {
  let hasSpoken = false;
  let late = setTimeout(onLate, navigator.onLine ? answerWithinMs : answerWithinOfflineMs);
  let handshakes: ReturnType<typeof setTimeout>[] = [];

  const send = (text: string, origin = playerOrigin) => frame.contentWindow?.postMessage(text, origin);
  const command = (func: Command, ...args: unknown[]) => send(JSON.stringify({ event: "command", func, args }));
  // Sends to any origin, because Chromium would log a warning for each handshake to a blocked frame.
  const sendHandshake = () => !hasSpoken && send(handshake, "*");
  const onLoad = () => {
    // Waits again if the visitor or an extension has reloaded the frame.
    if (hasSpoken) late = setTimeout(onLate, answerWithinMs);
    hasSpoken = false;
    handshakes.forEach(clearTimeout);
    handshakes = handshakeDelays.map((delay) => setTimeout(sendHandshake, delay));
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
      [late, ...handshakes].forEach(clearTimeout);
      frame.removeEventListener("load", onLoad);
      window.removeEventListener("message", onMessage);
    },
  };
}

export type Connection = ReturnType<typeof connectPlayer>;

export const playerOrigin = "https://www.youtube-nocookie.com";

/** Returns the embed URL that starts at a second and exchanges messages with pages of one origin. */
export function apiPlayerUrl(youtubeId: string, seconds: number, origin: string): string {
  const start = seconds ? `&start=${seconds}` : "";
  return `${playerUrl(youtubeId)}${start}&enablejsapi=1&origin=${encodeURIComponent(origin)}`;
}

/** A player's report. Times are in seconds; `rate` is a multiple of normal speed. Every field may be absent. */
export type PlayerInfo = {
  seconds?: number;
  duration?: number;
  state?: PlaybackState;
  rate?: number;
  /** The video in the frame: another one if the visitor chose a suggestion. */
  videoId?: string;
  /** True if YouTube refuses to play: the video is removed or private, or may not be embedded. */
  hasFailed?: boolean;
};

export type PlaybackState = "waiting" | "playing" | "paused" | "ended";

/** YouTube's state numbers: unstarted, ended, playing, paused, buffering (counts as playing), cued. */
const states: ReadonlyMap<unknown, PlaybackState> = new Map([
  [-1, "waiting"],
  [0, "ended"],
  [1, "playing"],
  [2, "paused"],
  [3, "playing"],
  [5, "waiting"],
]);

/** Asks a player to report from now on. A player answers as soon as it is ready. */
const handshake = JSON.stringify({ event: "listening", id: "player", channel: "widget" });

type PlayerMessage = Pick<MessageEvent, "origin" | "source" | "data">;

/** Reads a message from one player's window. Returns undefined for other senders and invalid data. */
export function readMessage({ origin, source, data }: PlayerMessage, player: Window | null): PlayerInfo | undefined {
  if (origin !== playerOrigin || !player || source !== player) return undefined;
  const message = asRecord(parseJson(data));
  switch (message?.["event"]) {
    case "onReady":
      return {};
    case "onError":
      return { hasFailed: true };
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

function readInfo({ currentTime, duration, playerState, playbackRate, videoData }: Unknown): PlayerInfo {
  return {
    seconds: isWithin(currentTime, 0, 24 * 60 * 60) ? currentTime : undefined,
    // YouTube reports 0 until the video has loaded.
    duration: isWithin(duration, 1, 24 * 60 * 60) ? duration : undefined,
    state: states.get(playerState),
    rate: isWithin(playbackRate, 0.1, 16) ? playbackRate : undefined,
    videoId: readVideoId(asRecord(videoData)?.["video_id"]),
  };
}

/** Before the video has loaded the id may be empty. */
function readVideoId(value: unknown): string | undefined {
  return typeof value === "string" && value ? value : undefined;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}
