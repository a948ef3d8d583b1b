import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";

/** The network of a unit test. Nothing answers until a test says what does. */
export const server = setupServer();

/** For one file: call it at the top. What a test has made the server answer, and what was loaded, ends with the test. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => {
    server.resetHandlers();
    queryClient.clear();
  });
  afterAll(() => server.close());
}
