import { afterEach, expect, test, vi } from "vitest";

import { otherPaths, routerPaths } from "#app/content/prerender-paths.server.ts";

const routes = { getStaticPaths: () => ["/", "/quizzes"] };

afterEach(() => {
  vi.unstubAllEnvs();
});

test("router and site make each file once, and together all that there are while developing", async () => {
  const made = [...(await routerPaths(routes)), ...(await otherPaths())];
  vi.stubEnv("NODE_ENV", "development");
  const known = await routerPaths(routes);

  expect(new Set(made).size).toBe(made.length);
  expect(made.toSorted()).toEqual(known.toSorted());
});
