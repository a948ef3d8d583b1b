/** `npm run check`: validates the content alone, in seconds. Prints every problem and exits with 1 if there is one; what could be better does not count. */
import { describeProblems } from "../content/load-collection.server.ts";
import { reportContent } from "./content-problems.ts";
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
