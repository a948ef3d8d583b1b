import { startLazily } from "#app/lib/start-lazily.ts";

/** Greets whoever opens the console. Returns what stops it. */
export function greetLater(): () => void {
  return startLazily(async () => (await import("./console-greetings.ts")).greetInConsole);
}
