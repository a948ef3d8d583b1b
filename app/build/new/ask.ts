/** Questions in the terminal: what is wrong is said as one types, and Escape leads back. */
import {
  createPrompt,
  isEnterKey,
  isTabKey,
  useEffect,
  useKeypress,
  usePrefix,
  useRef,
  useState,
} from "@inquirer/core";
import select from "@inquirer/select";

export const wayBack = Symbol("the question before");

export const keysText =
  "Escape goes back, Tab takes what is suggested to change it, Ctrl+C ends and leaves nothing behind.";

/** `earlier` is the answer that was given before somebody went back. */
type Text = { message: string; suggestion: string; earlier: string; refuse: (answer: string) => string | undefined };

/** One line. What is suggested is taken by Enter, and by Tab to be changed. */
const text = createPrompt<string, Text>(({ message, suggestion, earlier, refuse }, done) => {
  const [value, setValue] = useState(earlier);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [status, setStatus] = useState<"idle" | "done">("idle");
  useEffect((line) => line.write(earlier), [earlier]);
  useKeypress((key, line) => {
    if (isEnterKey(key)) {
      const answer = value.trim() || suggestion;
      const reason = refuse(answer);
      setRefusal(reason);
      // Enter has emptied the line.
      if (reason) return line.write(value);
      setStatus("done");
      setValue(answer);
      return done(answer);
    }
    if (isTabKey(key)) {
      line.clearLine(0);
      line.write(value === "" ? suggestion : value);
    }
    setValue(line.line);
    setRefusal(line.line.trim() === "" ? undefined : refuse(line.line.trim()));
  });
  const hint = value === "" && suggestion !== "" ? ` (${suggestion})` : "";
  return [`${usePrefix({ status })} ${message}:${hint} ${value}`, refusal && `  ${refusal}`];
});

/** Milliseconds without a key after which the text has ended: pasted lines come all at once. */
const pasteGap = 50;

/** Several lines, pasted or typed, until one that is only a dot. Enter at once is none, or those of before. */
const lines = createPrompt<string, { message: string; earlier: string }>(({ message, earlier }, done) => {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [status, setStatus] = useState<"idle" | "done">("idle");
  const value = useRef("");
  const lastKey = useRef("");
  const ending = useRef<NodeJS.Timeout>(undefined);

  function end(all: readonly string[]) {
    setStatus("done");
    const given = all.at(-1) === "." ? all.slice(0, -1) : all;
    done(all.join("") === "" ? earlier : given.join("\n"));
  }

  useKeypress((key, line) => {
    const sequence = "sequence" in key ? String(key.sequence) : "";
    // Pasted lines may end in two signs, which are one end.
    const isSecondSign = sequence === "\n" && lastKey.current === "\r";
    lastKey.current = sequence;
    if (isSecondSign) return;
    clearTimeout(ending.current);
    const all = [...taken, value.current];
    if (key.ctrl && key.name === "d") return end(all);
    if (!isEnterKey(key)) {
      value.current = line.line;
      return;
    }
    if (value.current === "." || all.join("") === "") ending.current = setTimeout(() => end(all), pasteGap);
    value.current = "";
    setTaken(all);
  });
  const hint = earlier === "" ? "" : `Enter keeps the ${earlier.split("\n").length} lines of before; or `;
  const told = taken.length > 0 ? `${taken.length} lines so far` : `${hint}paste it, then a line that is only a dot`;
  return `${usePrefix({ status })} ${message}: (${told})`;
});

export function askText(question: Text) {
  return withWayBack((signal) => text(question, { signal }));
}

export function askLines(message: string, earlier: string) {
  return withWayBack((signal) => lines({ message, earlier }, { signal }));
}

/** Begins at the choice that is `suggested`. */
export function askChoice(message: string, choices: readonly string[], suggested?: string) {
  return withWayBack((signal) => select({ message, choices: [...choices], default: suggested }, { signal }));
}

/** Whether somebody has left the questions by Ctrl+C. */
export function isLeft(error: unknown): boolean {
  return error instanceof Error && error.name === "ExitPromptError";
}

async function withWayBack(ask: (signal: AbortSignal) => Promise<string>): Promise<string | typeof wayBack> {
  const back = new AbortController();
  const heed = (_text: unknown, key?: { name?: string }) => {
    if (key?.name === "escape") back.abort();
  };
  process.stdin.on("keypress", heed);
  try {
    return await ask(back.signal);
  } catch (error) {
    if (back.signal.aborted) return wayBack;
    throw error;
  } finally {
    process.stdin.off("keypress", heed);
  }
}

/** What somebody who runs the command can put right: one sentence that says how. */
export class Mistake extends Error {}
