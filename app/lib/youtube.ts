import { parseUrl } from "./url.ts";

const videoId = /^[\w-]{11}$/;
const host = /^((www\.|m\.|music\.)?youtube\.com|youtu\.be|(www\.)?youtube-nocookie\.com)$/;

/** Returns the video id of a YouTube URL in any form (watch, youtu.be, embed, shorts, live) or of a bare id. */
export function youtubeIdOf(addressOrId: string): string | undefined {
  if (videoId.test(addressOrId)) return addressOrId;
  const url = parseUrl(addressOrId);
  if (!url || !host.test(url.hostname)) return undefined;
  const { hostname, pathname, searchParams } = url;
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const candidate =
    hostname === "youtu.be" ? first : /^(embed|shorts|live|v)$/.test(first) ? second : (searchParams.get("v") ?? "");
  return videoId.test(candidate) ? candidate : undefined;
}

/** Returns the watch page of a video, starting at `seconds` if given. */
export function watchUrl(youtubeId: string, seconds?: number): string {
  return `https://www.youtube.com/watch?v=${youtubeId}${seconds ? `&t=${seconds}s` : ""}`;
}

/** Returns the embed URL of YouTube's player, without cookies and with autoplay. */
export function playerUrl(youtubeId: string): string {
  return `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`;
}
