import { isOfAnotherBuild, reloadIfReleased } from "./release.ts";

/**
 * Fetches a JSON file of this site and reads it by `read`, which throws when it makes no sense of it. What another build
 * has written and this one cannot read reloads the page if the site is of another build, once. Throws an Error that names
 * the address when the file does not come or is no JSON; the status of an answer that is none is its cause.
 */
export async function fetchJson<Result>(
  path: string,
  read: (value: unknown) => Result,
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`, { cause: response.status });
  const value: unknown = await response.json();
  try {
    return read(value);
  } catch (error) {
    if (isOfAnotherBuild(value) && (await reloadIfReleased())) return new Promise(() => undefined);
    throw error;
  }
}
