import { parseUrl } from "./url.ts";

const videoId = /^[\w-]{11}$/;
const host = /^((www\.|m\.|music\.)?youtube\.com|youtu\.be|(www\.)?youtube-nocookie\.com)$/;

/** The video id of a YouTube address in any form (watch, youtu.be, embed, shorts, live) or of a bare id. */
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

/** The watch page of a video, at a second if one is given. */
export function watchUrl(youtubeId: string, seconds?: number): string {
  return `https://www.youtube.com/watch?v=${youtubeId}${seconds ? `&t=${seconds}s` : ""}`;
}

/** The cookie-free player of a video that starts by itself. */
export function playerUrl(youtubeId: string): string {
  return `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`;
}
