/**
 * The postMessage protocol between an embedded YouTube player and its page, enabled by `enablejsapi=1`: JSON strings.
 * Covers only the messages that this site needs. Validates all input.
 */
import { asRecord, parseJson, type Unknown } from "#app/lib/read-entries.ts";
import { playerUrl } from "#app/lib/youtube.ts";

/** Delays of the handshake after the iframe's load, in milliseconds. The iframe may not listen immediately. */
const handshakeDelays = [0, 250, 500, 1000, 2000, 4000] as const;

/** Milliseconds after which a missing answer counts as a failure. A later answer still counts. */
const answerWithinMs = 6000;

/** The same limit if the browser reports that it is offline. Behind some VPNs, it reports this by mistake. */
const answerWithinOfflineMs = 1500;

type Handlers = {
  onInfo: (info: PlayerInfo) => void;
  /** The iframe has not answered in time: it is blocked or its protocol has changed. */
  onLate: () => void;
};

type Command = "playVideo" | "pauseVideo" | "seekTo" | "setPlaybackRate";

/** Connects to the player in an iframe. Commands work once the player has answered. */
export function connectPlayer(iframe: HTMLIFrameElement, { onInfo, onLate }: Handlers) {
  let hasAnswered = false;
  let late = setTimeout(onLate, navigator.onLine ? answerWithinMs : answerWithinOfflineMs);
  let handshakes: ReturnType<typeof setTimeout>[] = [];

  const send = (text: string, origin = playerOrigin) => iframe.contentWindow?.postMessage(text, origin);
  const command = (func: Command, ...args: unknown[]) => send(JSON.stringify({ event: "command", func, args }));
  // Sends to any origin, because for `playerOrigin` Chromium logs a warning if the iframe is blocked.
  const sendHandshake = () => !hasAnswered && send(handshake, "*");
  const onLoad = () => {
    // Waits again if the visitor or an extension has reloaded the iframe.
    if (hasAnswered) late = setTimeout(onLate, answerWithinMs);
    hasAnswered = false;
    handshakes.forEach(clearTimeout);
    handshakes = handshakeDelays.map((delay) => setTimeout(sendHandshake, delay));
  };
  const onMessage = (event: MessageEvent) => {
    const info = readMessage(event, iframe.contentWindow);
    if (!info) return;
    hasAnswered = true;
    clearTimeout(late);
    onInfo(info);
  };

  iframe.addEventListener("load", onLoad);
  window.addEventListener("message", onMessage);

  return {
    play: () => command("playVideo"),
    pause: () => command("pauseVideo"),
    seek: (seconds: number) => command("seekTo", seconds, true),
    setRate: (rate: number) => command("setPlaybackRate", rate),
    end: () => {
      [late, ...handshakes].forEach(clearTimeout);
      iframe.removeEventListener("load", onLoad);
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
  /** The video in the iframe: another one if the visitor chose a suggestion. */
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
  const videoId = asRecord(videoData)?.["video_id"];
  return {
    seconds: isWithin(currentTime, 0, dayInSeconds) ? currentTime : undefined,
    // YouTube reports 0 until the video has loaded.
    duration: isWithin(duration, 1, dayInSeconds) ? duration : undefined,
    state: states.get(playerState),
    rate: isWithin(playbackRate, 0.1, 16) ? playbackRate : undefined,
    // May be empty before the video has loaded.
    videoId: typeof videoId === "string" && videoId ? videoId : undefined,
  };
}

const dayInSeconds = 24 * 60 * 60;

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}
