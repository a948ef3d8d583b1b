import { atBase } from "./base-path.ts";

/**
 * Fetches a JSON file of this site. Throws an Error that names the address when it does not come or is no JSON; the status
 * of an answer that is none is its cause.
 */
export async function fetchJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(atBase(path), { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`, { cause: response.status });
  return response.json();
}
