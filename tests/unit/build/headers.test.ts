import { expect, test } from "vitest";

import { cacheControlOf, contentSecurityPolicy, headersFile, inlineScripts, siteHeaders } from "#app/build/headers.ts";

test("files with a hash in their name are kept for ever, pages are asked for again", () => {
  expect(cacheControlOf("/assets/root-abc.js")).toContain("immutable");
  expect(cacheControlOf("/memes/cat.webp")).toBe("public, max-age=86400");
  expect(cacheControlOf("/episodes/index.html")).toContain("must-revalidate");
  expect(cacheControlOf("/episodes.data")).toContain("must-revalidate");
});

test("the policy allows the page's own inline scripts by hash and nothing else inline", () => {
  const policy = contentSecurityPolicy(["abc="]);
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("scripts that run are known by their code, structured data and files are not among them", () => {
  const html =
    '<script>one()</script><script type="application/ld+json">{"@graph":[]}</script>' +
    '<script src="/x.js"></script><script nonce="" type="module">two()</script>';
  expect(inlineScripts(html)).toEqual(["one()", "two()"]);
});

test("YouTube gets the referrer its player asks for, and hosts get the same headers as the server", () => {
  expect(siteHeaders["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  for (const [name, value] of Object.entries(siteHeaders)) expect(headersFile()).toContain(`  ${name}: ${value}`);
});
