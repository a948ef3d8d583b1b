import { analyticsStorage } from "./store.ts";

/**
 * For the head: marks the document (`data-listener`) of a browser that keeps listening stats. There what a page was made
 * with, knowing no visitor, must not be shown before it is known better.
 */
export const listenerScript = `try{if(localStorage.getItem(${JSON.stringify(analyticsStorage.name)}))document.documentElement.dataset.listener=""}catch{}`;
