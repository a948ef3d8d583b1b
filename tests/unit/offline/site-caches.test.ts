import { expect, test } from "vitest";
import { assetsIn, dataOf, isData, isPage } from "#app/offline/site-caches.ts";

test("isPage is true for paths without an extension", () => {
  const paths = ["/", "/episodes", "/memes/cat", "/memes/cat.webp", "/feed.xml", "/sw.js"];
  expect(paths.filter(isPage)).toEqual(["/", "/episodes", "/memes/cat"]);
});

test("isData is true for data of pages, questions of quizzes, sessions and the search index", () => {
  const data = ["/_.data", "/episodes/x.data", "/quizzes/x.json", "/episodes/by-video/-x_1.json", "/search.json"];
  expect([...data, "/feed.xml", "/quizzes/x.png", "/quizzes/x"].filter(isData)).toEqual(data);
});

test("dataOf appends .data to a path, and maps / to /_.data", () => {
  expect([dataOf("/"), dataOf("/episodes/x")]).toEqual(["/_.data", "/episodes/x.data"]);
});

test("finds the scripts, fonts and SVGs that a page references in links, imports and styles", () => {
  const html = `<link href="/assets/a-1.js"><script>import"/assets/b-2.js";import("/assets/a-1.js")</script>
    <style>@font-face{src:url(/assets/c-3.woff2)format("woff2")}</style><use href="/assets/d-4.svg#drawing"/>
    <a href="https://other.example/assets/e.js">`;
  expect(assetsIn(html)).toEqual(["/assets/a-1.js", "/assets/b-2.js", "/assets/c-3.woff2", "/assets/d-4.svg"]);
});
