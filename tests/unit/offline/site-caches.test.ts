import { expect, test } from "vitest";
import { assetsIn, dataOf, isData, isPage } from "#app/offline/site-caches.ts";

test("pages are what has no ending, and pictures, feeds and files of the same folders are none", () => {
  const paths = ["/", "/episodes", "/memes/cat", "/memes/cat.webp", "/feed.xml", "/sw.js"];
  expect(paths.filter(isPage)).toEqual(["/", "/episodes", "/memes/cat"]);
});

test("data are the pages', the quizzes' questions, the session to continue and the palette's index", () => {
  const data = ["/_.data", "/episodes/x.data", "/quizzes/x.json", "/sessions/-x_1.json", "/search.json"];
  expect([...data, "/feed.json", "/quizzes/x.png", "/quizzes/x"].filter(isData)).toEqual(data);
});

test("a page's data lie beside it, the landing page's under a name of their own", () => {
  expect([dataOf("/"), dataOf("/episodes/x")]).toEqual(["/_.data", "/episodes/x.data"]);
});

test("a page names its scripts, fonts and drawings in links, imports and styles", () => {
  const html = `<link href="/assets/a-1.js"><script>import"/assets/b-2.js";import("/assets/a-1.js")</script>
    <style>@font-face{src:url(/assets/c-3.woff2)format("woff2")}</style><use href="/assets/d-4.svg#drawing"/>
    <a href="https://other.example/assets/e.js">`;
  expect(assetsIn(html)).toEqual(["/assets/a-1.js", "/assets/b-2.js", "/assets/c-3.woff2", "/assets/d-4.svg"]);
});
