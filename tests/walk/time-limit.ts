/** Milliseconds after which the browser counts as hung. All waits of a step add up to less than two minutes. */
const limit = 180_000;

/** Rejects if the work takes too long, because not every call of Playwright has a timeout. */
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
