import { expect, test } from "vitest";
import { assetsIn } from "#app/offline/site-caches.ts";

test("finds the scripts, fonts and SVGs that a page references in links, imports and styles", () => {
  const html = `<link href="/assets/a-1.js"><script>import"/assets/b-2.js";import("/assets/a-1.js")</script>
    <style>@font-face{src:url(/assets/c-3.woff2)format("woff2")}</style><use href="/assets/d-4.svg#drawing"/>
    <a href="https://other.example/assets/e.js">`;
  expect(assetsIn(html)).toEqual(["/assets/a-1.js", "/assets/b-2.js", "/assets/c-3.woff2", "/assets/d-4.svg"]);
});
