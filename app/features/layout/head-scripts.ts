import { themeScript } from "#app/lib/theme.ts";
import { listenerScript } from "#app/store/listener-mark.ts";

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
