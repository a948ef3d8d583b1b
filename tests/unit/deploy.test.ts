import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const workflow = readFileSync(".github/workflows/deploy.yml", "utf8");

/** The workflow's text before its jobs, and the text of each job. */
const [head = "", jobs = ""] = workflow.split(/^jobs:\n/m);
const job = Object.fromEntries(
  [...jobs.matchAll(/^ {2}([\w-]+):\n((?:(?: {3,}.*|\s*)\n)*)/gm)].map(([, name = "", text = ""]) => [name, text]),
);

/** The permissions in a job or in the head. */
const permissionsOf = (text = "") =>
  /^ *permissions:\n((?: +[\w-]+: \w+\n)+)/m
    .exec(text)?.[1]
    ?.trim()
    .split(/\s*\n\s*/);

test("names each action by its commit, which nobody can move", () => {
  const used = [...workflow.matchAll(/uses: (.+)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(name).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test("lets the job that runs packages only read, and deploys in a job that runs none", () => {
  expect(Object.keys(job)).toEqual(["build", "deploy"]);
  expect(permissionsOf(head)).toEqual(["contents: read"]);
  expect(job["build"]).toContain("npm ci");
  expect(job["build"]).not.toContain("permissions:");
  expect(job["build"]).toContain("persist-credentials: false");
  expect(permissionsOf(job["deploy"])).toEqual(["pages: write", "id-token: write"]);
  expect(job["deploy"]).toContain("needs: build");
  expect(job["deploy"]).not.toMatch(/run:|checkout/);
  expect(workflow).not.toMatch(/secrets\.|write-all/);
});

test("uploads the build that npm test made and passed, and deploys by hand only, one deployment at a time", () => {
  expect(job["build"]).toMatch(/npm test[^]*upload-pages-artifact[^]*path: build\/client/);
  expect(head).toMatch(/^concurrency:\n/m);
  expect(job["deploy"]).toContain("if: github.event_name == 'workflow_dispatch'");
});
