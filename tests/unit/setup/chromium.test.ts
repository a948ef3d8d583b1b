import { expect, test, vi } from "vitest";
import { findOrInstallChromium } from "#tests/setup/chromium.ts";

test("a Chromium that does not start is none, and is named", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/bin/false");
  await expect(findOrInstallChromium(() => undefined)).rejects.toThrow("does not name a working Chromium: /bin/false");
});
