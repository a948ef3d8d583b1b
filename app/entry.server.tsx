import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import stylesheet from "#app/app.css?inline";
import stylesheetHref from "#app/app.css?url";
import { wholeTimeline } from "#app/content/timeline.server.ts";
import { finishHtml, parseStylesheet } from "#app/document/finish-html.ts";
import { RenderedTimeline } from "#app/features/topics/rendered-timeline.ts";
import { feeds } from "#app/publish/page-meta.ts";

const wholeSheet = { parts: parseStylesheet(stylesheet), href: stylesheetHref };

/** Renders a page for the build: the whole tree, so that no streaming scripts are in it. A render error stops the build. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let renderError: unknown;
  const stream = await renderToReadableStream(
    <RenderedTimeline value={wholeTimeline}>
      <ServerRouter context={context} url={request.url} />
    </RenderedTimeline>,
    {
      // In one piece: React would put a large <Suspense> at the end and move it by an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        renderError = error;
      },
    },
  );
  await stream.allReady;
  if (renderError) throw renderError;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = await new Response(stream).text();
  // Vite's client would not run under the policy.
  const body = import.meta.env.DEV
    ? html
    : finishHtml(html, { feeds, stylesheet: wholeSheet, isFallback: context.isSpaMode });
  return new Response(body, { status, headers });
}
