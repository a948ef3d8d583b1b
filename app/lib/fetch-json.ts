/**
 * Fetches a JSON file of this site and returns the result of `read`, which throws on data it does not understand. If
 * the response is not ok, throws an Error that names the file and the status code.
 */
export async function fetchJson<Result>(
  path: string,
  read: (value: unknown) => Result,
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return read(await response.json());
}
