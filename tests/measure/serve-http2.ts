import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { answerFrom } from "../../app/build/serve.ts";

/** Serves a build over HTTP/2, as hosts do, on a free port, with a certificate that no browser trusts by itself. */
export async function serveHttp2(folder: string): Promise<{ address: string; close: () => void }> {
  const answer = answerFrom(folder);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createSecureServer({ key, cert }, (request, response) =>
    // Node's HTTP/2 requests have all of what a file server uses of HTTP/1's, but not their types.
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse<IncomingMessage>),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `https://localhost:${port}`, close: () => server.close() };
}
