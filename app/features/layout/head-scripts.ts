import { themeScript } from "#app/lib/theme.ts";
import { analyticsStorage } from "#app/store/store.ts";

import { earlyInputScript } from "./early-input.ts";
import { arrivalScript } from "./settle-page.ts";

/**
 * The router's scroll restoration takes sessionStorage for granted, and throws on every page where it is forbidden, or null
 * as in a Firefox whose storage is switched off. There a storage that keeps nothing stands in for it.
 */
const storageScript = `try{sessionStorage.length}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem(){return null},setItem(){},removeItem(){}}})}`;

/** Runs in the document's head before anything else does. A function, so that the browser's code, which lacks it, lacks all. */
export function headScript(): string {
  return earlyInputScript + storageScript + arrivalScript + themeScript + listenerScript;
}

/** Milliseconds that a page waits for its fonts before it shows without them. */
const waitMs = 1500;

/** The fonts of a first screen, as in app.css. */
const faces = ["400 1em FiraGO", "600 1em FiraGO", "800 1em FiraGO", '600 1em "JetBrains Mono"'] as const;

/**
 * Lets a first visit look like the second: the page is not painted before its fonts, which are fetched ahead of everything
 * else, are there. Runs at the end of the head, after the styles; without scripts nothing waits.
 */
export const fontsFirstScript = `(function(d){var r=d.documentElement;if(!d.fonts||!d.fonts.load)return;function show(){delete r.dataset.waiting}r.dataset.waiting="";Promise.all(${JSON.stringify(faces)}.map(function(f){return d.fonts.load(f,"Aა")})).then(show,show);setTimeout(show,${waitMs})})(document)`;

/**
 * For the head: marks the document (`data-listener`) of a browser that keeps listening stats. There what a page was made
 * with, knowing no visitor, must not be shown before it is known better.
 */
const listenerScript = `try{if(localStorage.getItem(${JSON.stringify(analyticsStorage.name)}))document.documentElement.dataset.listener=""}catch{}`;
