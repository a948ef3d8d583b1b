import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { withSecurityPolicy } from "#app/publish/security-policy.ts";

/** Renders a complete page for the build, without streaming scripts. A render error fails the build. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let renderError: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Keeps the page in one piece. React would move a large <Suspense> to the end and add an inline script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      renderError = error;
    },
  });
  await stream.allReady;
  if (renderError) throw renderError;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = await new Response(stream).text();
  // In development, Vite's client would violate the policy.
  return new Response(import.meta.env.DEV ? html : withSecurityPolicy(html), { status, headers });
}
