/** Milliseconds that a page waits for its fonts before it shows without them. */
const waitMs = 1500;

/** The fonts of a first screen, as in app.css. */
const faces = ["400 1em FiraGO", "600 1em FiraGO", "800 1em FiraGO", '600 1em "JetBrains Mono"'] as const;

/**
 * Lets a first visit look like the second: the page is not painted before its fonts, which are fetched ahead of everything
 * else, are there. Runs at the end of the head, after the styles; without scripts nothing waits.
 */
export const fontsFirstScript = `(function(d){var r=d.documentElement;if(!d.fonts||!d.fonts.load)return;function show(){delete r.dataset.waiting}r.dataset.waiting="";Promise.all(${JSON.stringify(faces)}.map(function(f){return d.fonts.load(f,"Aა")})).then(show,show);setTimeout(show,${waitMs})})(document)`;
