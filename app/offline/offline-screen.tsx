import { Drawing } from "#app/artwork/drawing.tsx";
import offline from "#app/artwork/drawings/offline.svg?url";
import { parseUrl } from "#app/lib/url.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/headings.tsx";

/** Links to the page that the visitor requested before the worker redirected to the offline page. */
export function OfflineScreen() {
  const { query } = useQueryString();
  const requested = requestedPath(query.get("to"));
  return (
    <>
      <Drawing src={offline} size={[240, 160]} className="mb-6 w-60" />
      <PageHeading title="Offline">
        კაბელი ვიღაცამ გამოაძრო, იხვი კი მაინც წერს. ერთხელ გახსნილი გვერდები ამ ბრაუზერში რჩება და უქსელოდაც იხსნება.
      </PageHeading>
      {requested && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <p className="min-w-0">
            <span className="font-mono break-all">{requested}</span> isn't saved for offline use.
          </p>
          <ButtonLink to={requested} reloadDocument variant="primary">
            Try again
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Returns the path and query string of the parameter `to`. Undefined for the URL of another site. */
export function requestedPath(to: string | null): string | undefined {
  if (!to?.startsWith("/")) return undefined;
  const url = parseUrl(to, window.location.origin);
  if (url?.origin !== window.location.origin || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search;
}
