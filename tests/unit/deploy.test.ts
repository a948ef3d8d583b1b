import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const workflow = readFileSync(".github/workflows/deploy.yml", "utf8");

/** The workflow's text before its jobs, and the text of all jobs. */
const [head = "", jobs = ""] = workflow.split(/^jobs:\n/m);
const job = Object.fromEntries(
  [...jobs.matchAll(/^ {2}([\w-]+):\n((?:(?: {3,}.*|\s*)\n)*)/gm)].map(([, name = "", text = ""]) => [name, text]),
);

/** Permissions of a job or of the whole workflow. */
const permissionsOf = (text = "") =>
  /^ *permissions:\n((?: +[\w-]+: \w+\n)+)/m
    .exec(text)?.[1]
    ?.trim()
    .split(/\s*\n\s*/);

test("pins each action to a commit", () => {
  const used = [...workflow.matchAll(/uses: (.+)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(name).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test("gives write permissions only to the deploy job; the deploy job runs no packages", () => {
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

test("uploads the tested build, and deploys only main, daily and after a push, one deployment at a time", () => {
  expect(job["build"]).toMatch(/npm test[^]*upload-pages-artifact[^]*path: build\/client/);
  expect(head).toMatch(
    /^ {2}pull_request:\n {2}push:\n {4}branches: \[main\]\n {2}schedule:\n[^]*cron: "\d+ \d+ \* \* \*"/m,
  );
  expect(head).toMatch(/^concurrency:\n/m);
  expect(job["deploy"]).toContain("if: github.ref == 'refs/heads/main'");
});
