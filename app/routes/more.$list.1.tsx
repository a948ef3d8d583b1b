import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { languageOf } from "#app/lib/words.ts";
import { restPath } from "#app/lists/list-start.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { pageLoader } from "#app/page-route.ts";
import { findRest } from "#app/publish/list-rest.server.ts";
import { drawnPicture } from "#app/publish/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { home, PageHeading } from "#app/ui/headings.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Route } from "./+types/more.$list.1";

export { clientLoader, ErrorBoundary, meta, shouldRevalidate } from "#app/page-route.ts";

export const handle: PageFrame = {
  back: home,
  missing: { title: "Page Not Found", text: "There are no more pages." },
};

export const loader = pageLoader(async ({ params }: Route.LoaderArgs) => {
  const { name, title, entries } = orNotFound(await findRest(params.list), "Page");
  return {
    name,
    title,
    entries,
    page: {
      title: `More ${title}`,
      description: `${title}: სიის გაგრძელება, მხოლოდ სათაურებით.`,
      path: restPath(name),
      picture: drawnPicture(`/${name}`),
      // Each entry has its own page, which search engines should index instead.
      isListed: false,
    },
  };
});

/** The rest of a list for visitors without JavaScript, who cannot load more on the list's page. */
export default function MorePage({ loaderData }: Route.ComponentProps) {
  const { name, title, entries } = loaderData;
  return (
    <main id="content" className="page-column">
      <PageHeading title={`More ${title}`} />
      <ul className="mt-8 gap-x-12 md:columns-2">
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={path}
              lang={languageOf(label)}
              className="inline-flex min-h-11 max-w-full items-center py-1 wrap-anywhere hover:text-mint"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={`/${name}`} className="mt-10">
        Previous
      </ButtonLink>
    </main>
  );
}
