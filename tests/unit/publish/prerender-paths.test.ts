import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { otherPaths, routerPaths } from "#app/publish/prerender-paths.server.ts";

const routes = { getStaticPaths: () => ["/", "/quizzes"] };

test("router and site make each file once, and together all that there are", async () => {
  const made = [...(await routerPaths(routes)), ...(await otherPaths())];

  expect(new Set(made).size).toBe(made.length);
  expect(made).toEqual(expect.arrayContaining(routes.getStaticPaths()));
  expect(made).toEqual(expect.arrayContaining(listEpisodes().map(({ slug }) => `/episodes/${slug}`)));
  expect(made).toEqual(expect.arrayContaining(listQuizzes().map(({ id }) => `/quizzes/${id}.json`)));
});
