/**
 * `npm run check`: validates the content alone, in seconds. Prints every problem and exits with 1 if there is one; what
 * could be better does not count. With `-- --style` it also prints how alike the texts are, how well the quizzes can be
 * guessed by somebody who knows nothing, and the words in texts and drawings that the word list spells otherwise: no bounds.
 */
import { describeProblems } from "../content/content-error.server.ts";
import { reportContent } from "./report-content.ts";
import { runQuietly } from "./run-quietly.ts";
import { beginStep } from "./steps.ts";

const step = beginStep("content");
const { problems, summary, advice } = await reportContent();
if (problems.length === 0) {
  step.done(summary.join(", "));
  for (const line of advice) console.log(`    could be better: ${line}`);
} else {
  step.fail();
  console.error(describeProblems(problems));
  process.exitCode = 1;
}

if (process.argv.includes("--style")) {
  for (const script of ["measure-prose", "measure-quizzes", "measure-words"]) {
    console.log((await runQuietly(process.execPath, [`tests/corpus/${script}.ts`])).output);
  }
}
