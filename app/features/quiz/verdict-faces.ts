import compiling from "#app/ui/drawings/verdict-0.svg?url";
import genius from "#app/ui/drawings/verdict-100.svg?url";
import learning from "#app/ui/drawings/verdict-40.svg?url";
import debuggerFace from "#app/ui/drawings/verdict-60.svg?url";
import master from "#app/ui/drawings/verdict-80.svg?url";

import type { Verdict } from "./verdicts.ts";

/** The bug after the session, from crushed to graduated. */
export const verdictFaces: Record<Verdict["title"], string> = {
  "Dev Genius": genius,
  "Code Master": master,
  "Solid Debugger": debuggerFace,
  "Keep Learning": learning,
  "Keep Compiling": compiling,
};
