import { expect, test } from "vitest";
import { cacheControlOf, siteHeaders } from "#app/build/hosts/host-rules.ts";
import { headersFile } from "#app/build/hosts/write-hosts.ts";
import { securityPolicyOf } from "#app/document/security-policy.ts";

test("the policy allows what is inline by hash alone", () => {
  const policy = securityPolicyOf("<style>a</style><script>b</script>");
  expect(policy).toContain("script-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=';");
  expect(policy).toContain("style-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=' ");
  expect(policy).not.toContain("unsafe");
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'none'"])
    expect(policy.split("; ")).toContain(rule);
});

test("other sites show our pictures, YouTube's player gets the referrer it asks for, and hosts say so", () => {
  const rules = headersFile([]);
  for (const [name, value] of Object.entries(siteHeaders)) expect(rules).toContain(`  ${name}: ${value}`);
  expect(rules).toContain("  Referrer-Policy: strict-origin-when-cross-origin\n");
  expect(rules).toContain("  Cross-Origin-Resource-Policy: cross-origin\n");
});

test("an SVG that is opened by itself is shut in, however its ending is written", () => {
  const rules = headersFile(["/favicon.svg", "/memes/cat.svg", "/memes/dog.SVG"]);
  for (const ending of ["svg", "SVG"])
    expect(rules).toContain(`\n/*.${ending}\n  Content-Security-Policy: frame-ancestors 'none'; sandbox\n`);
  expect(headersFile(["/memes/cat.webp"])).not.toContain("sandbox");
});

test("no path stands twice: Cloudflare knows the last rule of a path alone", () => {
  const paths = [
    ...headersFile(["/favicon.svg", "/memes/cat.svg", "/assets/a.js", "/a.data"]).matchAll(/^\/.+/gm),
  ].join();
  expect(paths).toBe([...new Set(paths.split(","))].join());
});

test("files with a hash in their name are kept for ever, pages are asked for again, and hosts are told so", () => {
  const forever = "public, max-age=31536000, immutable";
  const oneDay = "public, max-age=86400";
  const revalidate = "public, max-age=0, must-revalidate";
  const kept = new Map([
    ...["/assets/root-abc.js", "/tiles/memes/cat.1234-320.webp"].map((file) => [file, forever] as const),
    ...["/memes/cat.webp", "/memes/posters/cat.webp", "/memes/IMG_2034.JPG"].map((file) => [file, oneDay] as const),
    ...["/memes/cat.html", "/memes/cat.data", "/search.json"].map((file) => [file, revalidate] as const),
    ["/sw.js", "no-cache"],
  ]);
  // Rules of the file as hosts read them: an asterisk stands for anything.
  const lines = headersFile([...kept.keys()]).matchAll(/^(\/.+)\n {2}Cache-Control: (.+)$/gm);
  const rules = [...lines].map(([, pattern = "", value]) => [pattern.replaceAll(".", "\\.").replace("*", ".*"), value]);
  for (const [file, value] of kept) {
    expect([file, cacheControlOf(file)]).toEqual([file, value]);
    const told = rules.filter(([pattern]) => new RegExp(`^${pattern}$`).test(file)).map(([, caching]) => caching);
    // Hosts revalidate unasked.
    expect([file, ...told]).toEqual(value === revalidate ? [file] : [file, value]);
  }
});
