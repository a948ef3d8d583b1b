import { stylesElementId } from "../lib/inline-styles.ts";

const stylesElement = new RegExp(`(<style id="${stylesElementId}">)([^<]*)(</style>)`);
const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module"([^>]*)>([\s\S]*?)<\/script>/;
const scriptFilesId = "script-files";

/** A page that says nothing of its painting, being in no window, is alive after this many milliseconds. */
export const latestStartMs = 2500;

/** Addresses of the style sheets that pages name and must hold instead (see lib/inline-styles.ts). */
export function stylesAddress(html: string): string | undefined {
  return stylesElement.exec(html)?.[2];
}

/**
 * Fetches and runs the page's scripts once its first text is painted, so that they compete with nothing that is to be seen.
 * They stay where they stood, for there React looks for them.
 */
const startScripts = `(function(d){function start(){var files=d.getElementById("${scriptFilesId}"),held=d.querySelector('script[type="text/plain"]'),script=d.createElement("script");if(!files)return;files.replaceWith(files.content);script.type="module";script.async=true;script.textContent=held.textContent;held.replaceWith(script)}function look(list){if(list.getEntriesByName("first-contentful-paint").length)start()}setTimeout(start,${latestStartMs});if(d.hidden)return start();try{new PerformanceObserver(look).observe({type:"paint",buffered:true})}catch(e){start()}})(document)`;

/**
 * Orders what a finished page loads: its styles are in it, so that one request is enough for a first paint; fonts come
 * next; scripts come when it is painted, because a page can be read before it is alive. Throws when the page has no place
 * for styles or no script.
 */
export function orderLoading(html: string, styles: string): string {
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
