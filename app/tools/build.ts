/** Runs the build and prints one line for each step. Prints the output of the tools only if they fail. */
import { beginStep, runQuietly } from "./steps.ts";

/** Lightning CSS only warns about rules that browsers would not understand, so the build reads its output. */
const complaint = /warnings? while optimizing generated CSS/;

let step = beginStep("code");
let files = 0;

function next(name: string): void {
  step.done();
  step = beginStep(name);
}

const { ok, output } = await runQuietly("react-router", ["build"], {
  onLine: (line) => {
    const [, modules] = /^✓ (\d+ modules)/.exec(line) ?? [];
    if (modules) step.update(modules);
    if (/^Prerender \((html|resource)\)/.test(line)) {
      if (files === 0) next("pages");
      files += 1;
      step.update(`${files} files`);
    }
    // See react-router.config.ts.
    if (line.startsWith("== finish")) next("pictures, headers");
  },
});
if (ok && !complaint.test(output)) {
  step.done();
} else {
  step.fail();
  console.error(output.replaceAll(/^Prerender .*\n/gm, ""));
  process.exitCode = 1;
}
