import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cacheControlOf, siteHeaders } from "#app/build/hosts/host-rules.ts";
import { headersFile } from "#app/build/hosts/write-hosts.ts";
import { inlineScript, libraryStyles, securityPolicyOf } from "#app/document/security-policy.ts";

test("files with a hash in their name are kept for ever, pages are asked for again", () => {
  expect(cacheControlOf("/assets/root-abc.js")).toContain("immutable");
  expect(cacheControlOf("/sw.js")).toBe("no-cache");
  expect(cacheControlOf("/memes/cat.webp")).toBe("public, max-age=86400");
  expect(cacheControlOf("/memes/IMG_2034.JPG")).toBe("public, max-age=86400");
  expect(cacheControlOf("/episodes.html")).toContain("must-revalidate");
  expect(cacheControlOf("/episodes.data")).toContain("must-revalidate");
});

test("the policy allows what is inline by hash alone", () => {
  const policy = securityPolicyOf("<style>a</style><script>b</script>");
  expect(policy).toContain("script-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=';");
  expect(policy).toContain("style-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=' ");
  expect(policy).not.toContain("unsafe");
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'none'"])
    expect(policy.split("; ")).toContain(rule);
});

test("the policy knows the style that notifications bring along", async () => {
  await import("sonner");
  const styles = [...document.querySelectorAll("style")].map(({ textContent }) =>
    createHash("sha256").update(textContent).digest("base64"),
  );
  expect(styles).toEqual([libraryStyles.sonner]);
});

test("scripts that run are known by their code, structured data and files are not among them", () => {
  const html =
    '<script>one()</script><script type="application/ld+json">{"@graph":[]}</script>' +
    '<script src="/x.js"></script><script nonce="" type="module">two()</script>';
  expect([...html.matchAll(inlineScript)].map(([, code]) => code)).toEqual(["one()", "two()"]);
});

test("YouTube gets the referrer its player asks for, other sites show our pictures, and hosts say what the server says", () => {
  expect(siteHeaders["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  expect(siteHeaders["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
  for (const [name, value] of Object.entries(siteHeaders)) expect(headersFile([])).toContain(`  ${name}: ${value}`);
});

test("an SVG that is opened by itself is shut in, however its ending is written", () => {
  const rules = headersFile(["/favicon.svg", "/memes/cat.svg", "/memes/dog.SVG"]);
  for (const ending of ["svg", "SVG"])
    expect(rules).toContain(`\n/*.${ending}\n  Content-Security-Policy: frame-ancestors 'none'; sandbox\n`);
  expect(headersFile(["/memes/cat.webp"])).not.toContain("sandbox");
});

describe("hosts keep files as long as the server says", () => {
  const files = [
    "/assets/root-abc.js|/assets/firago-400.woff2|/tiles/memes/cat.1234-320.webp|/memes/cat.webp|/memes/posters/cat.webp",
    "/memes/dog.mp4|/memes/IMG_2034.JPG|/memes/cat.svg|/memes/cat.html|/memes/cat.data|/previews/index.png|/search.json",
    "/sw.js",
  ].flatMap((paths) => paths.split("|"));
  /** Rules of the file as hosts read them: an asterisk stands for anything. */
  const rules = [...headersFile(files).matchAll(/^(\/.+)\n {2}Cache-Control: (.+)$/gm)].map(
    ([, pattern = "", value]) => ({
      pattern: new RegExp(`^${pattern.replaceAll(".", "\\.").replace("*", ".*")}$`),
      value,
    }),
  );

  test.each(files)("%s", (file) => {
    const values = rules.filter(({ pattern }) => pattern.test(file)).map(({ value }) => value);
    const expected = cacheControlOf(file);
    // Hosts revalidate unasked.
    expect(values).toEqual(expected.includes("must-revalidate") ? [] : [expected]);
  });
});
