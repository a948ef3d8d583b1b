/** `npm run check`: validates all content in seconds. Prints every problem as `file: field: reason`. */
import { runnerImport } from "vite";

try {
  // Through Vite, because import.meta.glob finds the content files.
  const { module } = await runnerImport<{ summary: string }>("./app/content/summary.server.ts");
  console.log(`  ✓ content: ${module.summary}`);
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
