import { command, handshake, type PlayerInfo, playerOrigin, readMessage } from "./messages.ts";

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

/** Talks with the player in a frame. It may be told what to do once it has spoken. */
export function connectPlayer(frame: HTMLIFrameElement, { onInfo, onLate, onSilent }: Handlers) {
  let hasSpoken = false;
  // Offline there is nothing to wait for.
  const late = setTimeout(onLate, navigator.onLine ? answerWithinMs : 0);
  const timers = [late];

  const send = (text: string) => frame.contentWindow?.postMessage(text, playerOrigin);
  const sendHandshake = () => !hasSpoken && send(handshake("player"));
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
    play: () => send(command("playVideo")),
    pause: () => send(command("pauseVideo")),
    seek: (seconds: number) => send(command("seekTo", seconds, true)),
    setRate: (rate: number) => send(command("setPlaybackRate", rate)),
    end: () => {
      timers.forEach(clearTimeout);
      frame.removeEventListener("load", onLoad);
      window.removeEventListener("message", onMessage);
    },
  };
}

export type Connection = ReturnType<typeof connectPlayer>;
