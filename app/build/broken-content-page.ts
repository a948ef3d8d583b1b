import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { ErrorPayload, ResolvedConfig } from "vite";

import { describeProblems } from "#app/content/content-error.server.ts";

/** So many lines are shown before and after the one with the problem. */
const around = 2;

/** What stands in place of every page: all problems, and over them Vite's overlay with the lines, which open the editor. */
export function brokenContentPage(problems: readonly string[], { root, base }: ResolvedConfig): string {
  const text = describeProblems(problems).replace(/[&<]/g, (character) => (character === "&" ? "&amp;" : "&lt;"));
  const error = JSON.stringify(toError(problems, root)).replaceAll("<", String.raw`\u003c`);
  // Vite's client reloads this page when the content is well again.
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Broken content</title>
<body style="font:16px/1.6 monospace;margin:2rem"><pre style="white-space:pre-wrap">${text}</pre>
<script type="module">import { ErrorOverlay } from "${base}@vite/client";
document.body.append(new ErrorOverlay(${error}));</script></body></html>`;
}

function toError(problems: readonly string[], root: string): ErrorPayload["err"] {
  const places = problems.map((problem) => placeOf(problem, root));
  const place = places.find((one) => one !== undefined);
  return {
    plugin: "content",
    message: problems.join("\n"),
    // The overlay makes links of these.
    stack: places.map((one) => (one ? `${one.file}:${one.line}:1` : "")).join("\n"),
    ...(place && { id: place.file, loc: { ...place, column: 1 }, frame: frameOf(place) }),
  };
}

/** Where a problem is: 'data/x.ts: field: reason (line 7)', or 'data/x.ts: line 7: reason'. */
function placeOf(problem: string, root: string): { file: string; line: number } | undefined {
  const [, name, before, after] = /^(data\/\S+\.ts): (?:line (\d+):)?.*?(?:\(line (\d+)\))?$/s.exec(problem) ?? [];
  const line = Number(before ?? after);
  return name && line > 0 ? { file: resolve(root, name), line } : undefined;
}

function frameOf({ file, line }: { file: string; line: number }): string {
  const first = Math.max(0, line - 1 - around);
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .slice(first, line + around);
  return lines
    .map((text, place) => `${first + place + 1 === line ? ">" : " "} ${first + place + 1} | ${text}`)
    .join("\n");
}
