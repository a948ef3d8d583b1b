import { expect, test } from "vitest";
import { withSecurityPolicy } from "#app/publish/security-policy.ts";

test("adds, after the charset, a policy that allows inline scripts only by hash", () => {
  const html = withSecurityPolicy('<meta charSet="utf-8"/><title>a</title><script>b</script>');
  expect(html).toMatch(/^<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><title>/);
  expect(html).toContain("script-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=';");
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'none'"])
    expect(html).toContain(rule);
});
