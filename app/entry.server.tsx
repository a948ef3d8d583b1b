import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import styles from "#app/app.css?inline";
import { finishHtml } from "#app/document/finish-html.ts";

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
  // Development has linked styles and no policy: Vite's client updates only linked styles, and would violate the
  // policy.
  const body = import.meta.env.DEV
    ? html.replace("<script>", '<link rel="stylesheet" href="/app/app.css"/><script>')
    : finishHtml(html, { styles, isFallback: context.isSpaMode });
  return new Response(body, { status, headers });
}
