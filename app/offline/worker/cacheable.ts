import { isPage } from "#app/offline/file-kinds.ts";
import { isOurPage } from "#app/offline/site-caches.ts";

/** The content types that hosts give to files by their ending; all that is not named here is a font or a picture. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
};
const fontOrPicture = /^(font|image)\/|^application\/(octet-stream|(x-)?font-)/;

/**
 * Whether an answer is what its address promises. Status 200 says little: proxies, maintenance pages and the login of a
 * Wi-Fi answer every address with a page of their own. A redirect is none, for it may lead to itself. Leaves the body unread.
 */
export async function isCacheable(address: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const { pathname } = new URL(address);
  if (isPage(pathname)) return isOurPage(await response.clone().text());
  // Each host has another content type for this ending, or none; but the router's data are one JSON array.
  if (pathname.endsWith(".data")) return /^\[[[{]/.test(await response.clone().text());
  const ending = pathname.split(".").at(-1) ?? "";
  return (contentTypes[ending] ?? fontOrPicture).test(response.headers.get("Content-Type") ?? "");
}
