/** Milliseconds after which the browser is taken to hang: the waits of a step come to less than two minutes. */
const limit = 180_000;

/** Rejects when the work takes too long: not every call of Playwright has a time limit. */
export async function withTimeLimit<Result>(work: Promise<Result>, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} does not end within ${limit / 1000} s`)), limit);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
