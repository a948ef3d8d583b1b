import { stylesElementId } from "./inline-styles.ts";

const stylesElement = new RegExp(`(<style id="${stylesElementId}">)([^<]*)(</style>)`);
const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module"([^>]*)>([\s\S]*?)<\/script>/;
const scriptFilesId = "script-files";

/** A page that says nothing of its painting, being in no window, is alive after this many milliseconds. */
export const latestStartMs = 2500;

/** Addresses of the style sheets that pages name and must hold instead (see document/inline-styles.ts). */
export function stylesAddress(html: string): string | undefined {
  return stylesElement.exec(html)?.[2];
}

/** What a page says that cannot be made alive, not even from past the cache. */
const deadPageNotice = "This page can be read, but not used: some of its files did not arrive. Reload it in a moment.";

/**
 * Fetches and runs the page's scripts once its first text is painted, so that they compete with nothing that is to be seen.
 * They stay where they stood, for there React looks for them. A page that a browser or a host has cached may name files
 * of a release that is gone, and a 404 may be cached in place of a file: then the page and its files are fetched past the
 * caches, and the page reloads itself; not after a reload, so that it does so once.
 */
const startScripts = `(function(d){var failed;function start(){var files=d.getElementById("${scriptFilesId}"),held=d.querySelector('script[type="text/plain"]'),script=d.createElement("script");if(!files)return;var links=[].slice.call(files.content.children);links.forEach(function(link){link.onerror=recover});function recover(){if(failed)return;failed=true;if(performance.getEntriesByType("navigation")[0].type==="reload")return say();Promise.all([location.href].concat(links).map(function(file){return fetch(file.href||file,{cache:"reload"})})).then(function(){location.reload()},say)}files.replaceWith(files.content);script.type="module";script.async=true;script.onerror=recover;script.textContent=held.textContent;held.replaceWith(script)}function say(){var notice=d.createElement("p");notice.setAttribute("role","alert");notice.className="fixed inset-x-0 bottom-0 z-50 border-t-4 border-warm bg-raised p-5";notice.textContent="${deadPageNotice}";d.body.prepend(notice)}function look(list){if(list.getEntriesByName("first-contentful-paint").length)start()}setTimeout(start,${latestStartMs});if(d.hidden)return start();try{new PerformanceObserver(look).observe({type:"paint",buffered:true})}catch(e){start()}})(document)`;

/**
 * Orders what a finished page loads: its styles are in it, so that one request is enough for a first paint; fonts come
 * next; scripts come when it is painted, because a page can be read before it is alive. Throws when the page has no place
 * for styles or no script.
 */
export function deferScripts(html: string, styles: string): string {
  if (!stylesElement.test(html)) throw new Error("A page has no place for its styles");
  if (!moduleScript.test(html)) throw new Error("A page has no script that starts it");
  const files = (html.match(modulePreload) ?? []).join("");
  const end = `<template id="${scriptFilesId}">${files}</template><script>${startScripts}</script>`;
  return html
    .replace(modulePreload, "")
    .replace(stylesElement, (_all, open: string, _address, close: string) => open + styles + close)
    .replace(
      moduleScript,
      (_all, attributes: string, code: string) => `<script type="text/plain"${attributes}>${code}</script>`,
    )
    .replace("</body>", () => `${end}</body>`);
}
