import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";

const redrawMs = 200;
const nameWidth = 18;

/** Running steps. The last one owns the live line. */
const running: symbol[] = [];

/** Starts a step and its clock. Prints a live line in a terminal, and one plain line at the end elsewhere. */
export function beginStep(name: string) {
  const out = process.stdout;
  const start = performance.now();
  const id = Symbol(name);
  let detail = "";
  const line = (mark: string) => {
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    return `  ${mark} ${name.padEnd(nameWidth)} ${seconds.padStart(8)}  ${detail}`.trimEnd();
  };
  const draw = () => running.at(-1) === id && out.write(`\r\u001B[2K${line("…").slice(0, out.columns - 1)}`);
  const timer = out.isTTY ? setInterval(draw, redrawMs) : undefined;
  running.push(id);
  if (out.isTTY) draw();
  const end = (mark: string, lastDetail: string) => {
    clearInterval(timer);
    running.splice(running.indexOf(id), 1);
    detail = lastDetail;
    out.write(`${out.isTTY ? "\r\u001B[2K" : ""}${line(mark)}\n`);
  };
  return {
    /** Shows progress, such as '120 pages', on the live line. */
    update: (newDetail: string) => {
      detail = newDetail;
    },
    /** Ends a step that succeeded. The detail says what it made. */
    done: (lastDetail = detail) => end("✓", lastDetail),
    /** Ends a step that failed. The caller prints the reason. */
    fail: (lastDetail = detail) => end("✗", lastDetail),
  };
}

/**
 * Runs a program and collects its output. Never rejects: `ok` is false if the program cannot start. Calls `onLine` for
 * each line, and stops the program after `timeoutSeconds`.
 */
export function runQuietly(
  command: string,
  args: readonly string[],
  { onLine, timeoutSeconds }: { onLine?: (line: string) => void; timeoutSeconds?: number } = {},
): Promise<{ ok: boolean; output: string }> {
  const lines: string[] = [];
  const take = (line: string) => {
    lines.push(line);
    onLine?.(line);
  };
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutSeconds && timeoutSeconds * 1000,
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", take);
    child.once("error", (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.once("close", (status) => resolve({ ok: status === 0, output: lines.join("\n") }));
  });
}

/** Runs an action for every item, two at a time for each core, because each action also waits for the disk. */
export async function inParallel<Item>(items: readonly Item[], action: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await action(item);
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker));
}
