import { useEffect, useState } from "react";
import { Drawing } from "#app/artwork/drawing.tsx";
import offline from "#app/artwork/drawings/offline.svg?url";
import { parseUrl } from "#app/lib/url.ts";
import { languageOf } from "#app/lib/words.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/headings.tsx";
import { Link } from "#app/ui/link.tsx";
import { listSavedPages, type SavedPage } from "./saved-pages.ts";

/** Lists the cached pages, and links to the page that the visitor requested. */
export function OfflineScreen() {
  const { query } = useQueryString();
  const [pages, setPages] = useState<readonly SavedPage[]>();
  const wanted = wantedAddress(query.get("to"));
  useEffect(() => void listSavedPages().then(setPages), []);
  return (
    <>
      <Drawing src={offline} size={[240, 160]} className="mb-6 w-60" />
      <PageHeading title="Offline">
        კაბელი ვიღაცამ გამოაძრო, იხვი კი მაინც წერს. ერთხელ გახსნილი გვერდები ამ ბრაუზერში რჩება და უქსელოდაც იხსნება.
      </PageHeading>
      {wanted && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <p className="min-w-0">
            <span className="font-mono break-all">{wanted}</span> isn't saved for offline use.
          </p>
          <ButtonLink to={wanted} reloadDocument variant="primary">
            Try again
          </ButtonLink>
        </div>
      )}
      <section aria-labelledby="saved-pages" className="mt-12 max-w-reading border-t-2 border-line pt-5">
        <h2 id="saved-pages" className="text-xl">
          Saved pages
        </h2>
        {pages && <SavedPages pages={pages} />}
      </section>
    </>
  );
}

function SavedPages({ pages }: { pages: readonly SavedPage[] }) {
  if (pages.length === 0) {
    return (
      <p lang="ka" className="mt-4 text-muted">
        ჯერ არაფერია. გახსენი რამე, სანამ ქსელია, და აქ დაგხვდება.
      </p>
    );
  }
  return (
    <ul className="mt-2">
      {pages.map(({ path, title }) => (
        <li key={path} className="border-b border-line">
          <Link to={path} className="group flex min-h-11 flex-col justify-center py-3">
            <span lang={languageOf(title)} className="font-semibold group-hover:text-mint">
              {title}
            </span>
            <span className="font-mono text-sm break-all text-muted">{path}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Reads the `to` parameter, the page that the visitor requested before the offline page replaced it. Accepts only a
 * path of this site with a query string.
 */
export function wantedAddress(to: string | null): string | undefined {
  if (!to?.startsWith("/")) return undefined;
  const url = parseUrl(to, window.location.origin);
  if (url?.origin !== window.location.origin || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search;
}
