import { data } from "react-router";

import { findPart } from "#app/content/list-parts.server.ts";
import { notFoundBoundary } from "#app/features/layout/not-found-boundary.tsx";
import type { PageHandle } from "#app/features/layout/page-shell.tsx";
import { withBuild } from "#app/lib/build-id.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { partPath } from "#app/lib/list-parts.ts";
import { drawnPicture, notFoundPageMeta, notListed, pageMeta } from "#app/lib/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/more.$list.$part";

export { shouldRevalidate } from "#app/lib/should-revalidate.ts";

const back = { to: "/", label: "Back to Home" };
export const handle: PageHandle = { back };

export async function loader({ params }: Route.LoaderArgs) {
  const part = await findPart(params.list, Number(params.part));
  if (!part) throw data("Page Not Found", { status: 404 });
  return withBuild({ part });
}

/** Turns a direct visit to an unknown part into the loader's 404. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return notFoundPageMeta("Page Not Found", error);
  const { name, title, part } = loaderData.part;
  const page = pageMeta({
    title: `More ${title}, Page ${part}`,
    description: `${title}: სიის გაგრძელება, მხოლოდ სათაურებით, გვერდი ${part}.`,
    path: partPath(name, part),
    picture: drawnPicture(`/${name}`),
  });
  // Every entry has a page of its own, and those are what search engines list.
  return [...page, notListed];
}

/** The rest of a list for visitors without scripts, who cannot make the list's own page longer. */
export default function PartPage({ loaderData }: Route.ComponentProps) {
  const { name, title, part, partCount, entries } = loaderData.part;
  return (
    <main id="content" className="page-column">
      <PageHeading title={`More ${title}`} lead={`Page ${part} of ${partCount}`} />
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
      <nav aria-label="Pages of the list" className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to={part > 1 ? partPath(name, part - 1) : `/${name}`}>Previous</ButtonLink>
        {part < partCount && <ButtonLink to={partPath(name, part + 1)}>Next</ButtonLink>}
      </nav>
    </main>
  );
}

export const ErrorBoundary = notFoundBoundary({
  title: "Page Not Found",
  text: "The list does not go on that far.",
  back,
});
