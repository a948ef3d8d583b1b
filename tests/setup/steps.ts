import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Starts a step and its clock. Prints a line at the end. */
export function beginStep(name: string) {
  const start = performance.now();
  const end = (mark: string, detail: string) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`  ${mark} ${name.padEnd(18)} ${seconds.padStart(6)} s  ${detail}`.trimEnd());
  };
  return {
    /** Ends a step that succeeded. The detail says what it made. */
    done: (detail = "") => end("✓", detail),
    /** Ends a step that failed. The caller prints the reason. */
    fail: (detail = "") => end("✗", detail),
  };
}

/** Runs a program and collects its output. Never rejects: `ok` is false if the program cannot start. */
export function runQuietly(
  command: string,
  args: readonly string[],
  { timeoutSeconds = 0 } = {},
): Promise<{ ok: boolean; output: string }> {
  const lines: string[] = [];
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], timeout: timeoutSeconds * 1000 });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => lines.push(line));
    child.once("error", (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.once("close", (status) => resolve({ ok: status === 0, output: lines.join("\n") }));
  });
}
