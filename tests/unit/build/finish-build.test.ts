import { expect, test } from "vitest";

import { sitemap } from "#app/build/finish-build.ts";
import { site } from "#app/site.ts";

test("the sitemap lists pages by their addresses, without those that search engines should not list", () => {
  const pages = [
    { file: "index.html", html: "<title>Home</title>" },
    { file: "episodes/index.html", html: "<title>Episodes</title>" },
    { file: "memes/cat/index.html", html: '<meta name="robots" content="noindex"/>' },
    { file: "404.html", html: "<title>Not found</title>" },
  ];
  const listed = [...sitemap(pages).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual([`${site.url}/`, `${site.url}/episodes`]);
});
