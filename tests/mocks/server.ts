import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";

/** The network of a unit test. It answers with the open page, of the same build, and otherwise with what a test says. */
export const server = setupServer(
  http.get("*", ({ request }) => (request.url === window.location.href ? HttpResponse.html("<html>") : undefined)),
);

/** For one file: call it at the top. What a test has made the server answer, and what was loaded, ends with the test. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => {
    server.resetHandlers();
    queryClient.clear();
  });
  afterAll(() => server.close());
}
