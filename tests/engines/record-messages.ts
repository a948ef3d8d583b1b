import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { headersOf } from "#app/tools/headers.ts";
import { allPages, fileOf } from "../e2e/pages.ts";

const scriptPath = "/record-messages.js";
const messagesPath = "/messages";

/**
 * Records console messages in `messages`, for engines whose driver cannot read the console. Returns a request handler
 * that adds a script to each page. The script sends every message to the handler. The handler returns true if it has
 * answered the request.
 */
export function recordMessages(messages: string[]) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (pathname === scriptPath) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${record.toString()})("${messagesPath}")`);
      return true;
    }
    if (pathname === messagesPath) {
      request.on("data", (text: Buffer) => messages.push(String(text)));
      request.on("end", () => response.writeHead(204).end());
      return true;
    }
    if (!allPages.includes(pathname)) return false;
    const html = readFileSync(fileOf(pathname), "utf8").replace(
      "<head>",
      `<head><script src="${scriptPath}"></script>`,
    );
    response.setHeaders(headersOf(pathname)).writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
    return true;
  };
}

/** Runs in the page, before any other script. */
function record(path: string): void {
  const send = (text: string) => void navigator.sendBeacon(path, text);
  for (const type of ["error", "warn"] as const) {
    const say = console[type];
    console[type] = (...parts: unknown[]) => {
      send(parts.map(String).join(" "));
      say(...parts);
    };
  }
  addEventListener("error", ({ message }) => send(message));
  addEventListener("unhandledrejection", ({ reason }) => send(`unhandled rejection: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    send(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
}
