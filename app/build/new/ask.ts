/** Questions in the terminal: what is wrong is said as one types, and Escape leads back. */
import { createPrompt, isEnterKey, isTabKey, useKeypress, usePrefix, useRef, useState } from "@inquirer/core";
import select from "@inquirer/select";

export const wayBack = Symbol("the question before");

type Text = { message: string; suggestion: string; refuse: (answer: string) => string | undefined };

/** One line. What is suggested is taken by Enter, and by Tab to be changed. */
const text = createPrompt<string, Text>(({ message, suggestion, refuse }, done) => {
  const [value, setValue] = useState("");
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [status, setStatus] = useState<"idle" | "done">("idle");
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

/** Several lines, pasted or typed, until one that is only a dot. Enter at once is none. */
const lines = createPrompt<string, { message: string }>(({ message }, done) => {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [status, setStatus] = useState<"idle" | "done">("idle");
  const value = useRef("");
  const lastKey = useRef("");
  useKeypress((key, line) => {
    const sequence = "sequence" in key ? String(key.sequence) : "";
    // Pasted lines may end in two signs, which are one end.
    const isSecondSign = sequence === "\n" && lastKey.current === "\r";
    lastKey.current = sequence;
    const isEnd = key.ctrl && key.name === "d";
    if (!isEnd && !isEnterKey(key)) {
      value.current = line.line;
      return;
    }
    if (isSecondSign) return;
    const all = [...taken, value.current];
    if (isEnd || value.current === "." || (all.length === 1 && value.current === "")) {
      setStatus("done");
      return done(all.filter((one) => one !== ".").join("\n"));
    }
    value.current = "";
    setTaken(all);
  });
  const told = taken.length > 0 ? `${taken.length} lines so far` : "paste it, then a line that is only a dot";
  return `${usePrefix({ status })} ${message}: (${told})`;
});

export function askText(question: Text): Promise<string | typeof wayBack> {
  return withWayBack((signal) => text(question, { signal }));
}

export function askLines(message: string): Promise<string | typeof wayBack> {
  return withWayBack((signal) => lines({ message }, { signal }));
}

export function askChoice(message: string, choices: readonly string[]): Promise<string | typeof wayBack> {
  return withWayBack((signal) => select({ message, choices: [...choices] }, { signal }));
}

/** Whether somebody has left the questions by Ctrl+C. */
export function isLeft(error: unknown): boolean {
  return error instanceof Error && error.name === "ExitPromptError";
}

async function withWayBack<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | typeof wayBack> {
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
