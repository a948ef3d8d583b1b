import { analyticsStorage } from "#app/store/store.ts";
import { themeScript } from "#app/store/theme.ts";

import { eventReplayScript } from "./event-replay.ts";
import { arrivalScript } from "./settle-page.ts";

/**
 * The router's scroll restoration takes sessionStorage for granted, and throws on every page where it is forbidden, or null
 * as in a Firefox whose storage is switched off. There a storage that keeps nothing stands in for it.
 */
const storageScript = `try{sessionStorage.length}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem(){return null},setItem(){},removeItem(){}}})}`;

/** Milliseconds after which a page renders without its fonts. */
const fontTimeoutMs = 1500;

/** The fonts of a first screen, as in app.css. */
const fontFaces = ["400 1em FiraGO", "600 1em FiraGO", "800 1em FiraGO", '600 1em "JetBrains Mono"'] as const;

/**
 * Blocks rendering until the fonts have loaded, so that no text moves when they come. Stands at the end of the head, after
 * the styles; without scripts nothing is blocked.
 */
export const blockOnFontsScript = `(function(d){var r=d.documentElement;if(!d.fonts||!d.fonts.load)return;function show(){delete r.dataset.waiting}r.dataset.waiting="";Promise.all(${JSON.stringify(fontFaces)}.map(function(f){return d.fonts.load(f,"Aა")})).then(show,show);setTimeout(show,${fontTimeoutMs})})(document)`;

/**
 * Sets `data-listener` on the document where listening history is stored: there CSS hides the prerendered state, which is
 * that of a visitor without any, until React has read the storage.
 */
const listenerScript = `try{if(localStorage.getItem(${JSON.stringify(analyticsStorage.name)}))document.documentElement.dataset.listener=""}catch{}`;

/** The first script of the head. A function, so that tree shaking drops it and its strings from the client bundle. */
export function headScript(): string {
  return eventReplayScript + storageScript + arrivalScript + themeScript + listenerScript;
}
