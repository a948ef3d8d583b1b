import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Copies the code and the content to a temporary folder, so that a test can change them. Returns the folder. */
export function copySite(...others: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), "site-"));
  for (const part of ["app", "data", "package.json", ...others]) cpSync(part, join(copy, part), { recursive: true });
  for (const part of ["node_modules", "public"]) symlinkSync(resolve(part), join(copy, part));
  return copy;
}
