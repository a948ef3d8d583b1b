import { setupServer } from "msw/node";

/** The network of a unit test. Nothing answers until a test says what does. */
export const server = setupServer();
