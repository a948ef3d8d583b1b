import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";

/** The network of unit tests. It answers only requests for the open page. Tests add other handlers. */
export const server = setupServer(
  http.get("*", ({ request }) => (request.url === window.location.href ? HttpResponse.html("<html>") : undefined)),
);

/** Starts the server for one test file. Call it at the top. It resets handlers and loaded data after each test. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => {
    server.resetHandlers();
    queryClient.clear();
  });
  afterAll(() => server.close());
}
