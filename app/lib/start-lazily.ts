/**
 * Starts what its code is fetched for once the page is up, so that the first load need not wait for it. Returns what
 * stops it, also before it has come; code that does not come is not missed.
 */
export function startLazily(fetchStart: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined = () => undefined;
  const begin = async () => {
    const start = await fetchStart();
    stop &&= start();
  };
  begin().catch(() => undefined);
  return () => {
    stop?.();
    stop = undefined;
  };
}
