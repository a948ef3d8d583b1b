/** The build as people see it: a line a step. What the tools print is shown only when they fail. */
import { beginStep, runQuietly, type Step } from "./steps.ts";

/** The steps of `react-router build`, each with the output line that begins it (see react-router.config.ts for the last). */
const steps = [
  { name: "code", begins: /^/, counts: /^✓ (\d+ modules)/ },
  { name: "pages", begins: /^Prerender/, counts: /^Prerender \((html|resource)\)/ },
  { name: "pictures, headers", begins: /^== finish/, counts: /(?!)/ },
] as const;

/** What is said of a rule that browsers would not understand, in a build that goes on. */
const complaint = /warnings? while optimizing generated CSS/;

let current: { index: number; step: Step; count: number } | undefined;

const { ok, output } = await runQuietly("react-router", ["build"], {
  onLine: (line) => {
    const index = steps.findLastIndex(({ begins }) => begins.test(line));
    if (!current || index > current.index) begin(index);
    count(line);
  },
});
if (ok && !complaint.test(output)) {
  current?.step.done();
} else {
  current?.step.fail();
  console.error(output);
  process.exitCode = 1;
}

function begin(index: number): void {
  current?.step.done();
  current = { index, step: beginStep(steps[index]?.name ?? ""), count: 0 };
}

function count(line: string): void {
  if (!current) return;
  const [found, modules] = steps[current.index]?.counts.exec(line) ?? [];
  if (!found) return;
  current.count += 1;
  current.step.update(modules?.includes("modules") ? modules : `${current.count} files`);
}
