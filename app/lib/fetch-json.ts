/**
 * Fetches a JSON file of this site and reads it by `read`, which throws for data it does not understand. Throws an Error
 * that names the file when the host does not answer with JSON; the answer's status is the error's cause.
 */
export async function fetchJson<Result>(
  path: string,
  read: (value: unknown) => Result,
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`, { cause: response.status });
  return read(await response.json());
}
