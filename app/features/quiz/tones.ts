import type { Tone } from "./verdicts.ts";

/** The text colour of a score. */
export const toneClasses: Readonly<Record<Tone, string>> = { good: "text-good", warm: "text-warm", bad: "text-bad" };
