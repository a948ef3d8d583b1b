import { startLater } from "#app/lib/start-later.ts";

/** Greets whoever opens the console. Returns what stops it. */
export function greetLater(): () => void {
  return startLater(async () => (await import("./console-greetings.ts")).greetInConsole);
}
