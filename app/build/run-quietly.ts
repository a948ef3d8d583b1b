import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

type Options = {
  /** Sees each line of the program's output as it comes. */
  onLine?: (line: string) => void;
  /** After so many seconds the program is ended. */
  timeoutSeconds?: number;
  /** The folder to run in; the project's otherwise. */
  cwd?: string;
};

/** Runs a program and keeps what it prints, to be shown only if it fails. Never rejects: what cannot start has failed. */
export function runQuietly(
  command: string,
  args: readonly string[],
  { onLine, timeoutSeconds, cwd }: Options = {},
): Promise<{ ok: boolean; output: string }> {
  const lines: string[] = [];
  const take = (line: string) => {
    lines.push(line);
    onLine?.(line);
  };
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      cwd,
      ...(timeoutSeconds === undefined ? {} : { timeout: timeoutSeconds * 1000 }),
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", take);
    child.once("error", (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.once("close", (status) => resolve({ ok: status === 0, output: lines.join("\n") }));
  });
}
