/** `npm run check`: validates all content in seconds. Prints every problem as `file: field: reason`. */
import { runnerImport } from "vite";

try {
  // Through Vite, because import.meta.glob finds the content files.
  const { module } = await runnerImport<{ summary: string }>("./app/content/summary.server.ts");
  console.log(`  ✓ content: ${module.summary}`);
} catch (error) {
  // Hides the stack frames in packages. The other frames name the content file.
  console.error(error instanceof Error ? error.stack?.replace(/^ +at .*node_modules.*\n?/gm, "") : error);
  process.exitCode = 1;
}
