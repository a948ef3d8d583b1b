import { expect, test, vi } from "vitest";
import { findOrInstallChromium } from "#tests/setup/chromium.ts";

test("rejects a Chromium that does not start, and names its path", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/bin/false");
  await expect(findOrInstallChromium()).rejects.toThrow("does not name a working Chromium: /bin/false");
});
