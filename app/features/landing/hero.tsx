import { Link } from "react-router";

import { links, site } from "#app/site.ts";
import { BrandIcon } from "#app/ui/brand-icon.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Caret } from "#app/ui/page-heading.tsx";

const doors = [
  { to: "/episodes", name: "Episodes", note: "სესიები, თავიდან ბოლომდე" },
  { to: "/guests", name: "Guests", note: "ვინ იჯდა სავარძელში" },
  { to: "/quizzes", name: "Quizzes", note: "შეამოწმე, რა დაგამახსოვრდა" },
  { to: "/memes", name: "Memes", note: "სიცილი, როგორც hotfix" },
  { to: "/events", name: "Events", note: "სადაც ერთმანეთს პირისპირ ვხვდებით" },
] as const;

/** The first screen: what this is, for whom, and the ways in. */
export function Hero({ episodeCount }: { episodeCount: number }) {
  return (
    <section className="page-column grid gap-x-14 gap-y-14 pt-28 pb-8 md:pt-36 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:items-end">
      <div>
        <p className="label-mono text-mint" lang="ka">
          {site.name} · {episodeCount} სესია ქართულად
        </p>
        <h1 tabIndex={-1} className="mt-4 text-display font-extrabold tracking-tight">
          {site.tagline}
          <Caret />
        </h1>
        <p lang="ka" className="mt-7 max-w-reading text-lg text-muted">
          პოდკასტი კოდზე და მათზე, ვინც კოდს წერს. ინჟინრებთან ერთად ვსხდებით, პრობლემას საწყისამდე მივყვებით და
          ვლაპარაკობთ იმაზეც, რაც ლოგებში არ ჩანს: ეჭვებზე, შეცდომებზე, კარიერასა და კარგ გადაწყვეტილებებზე.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to="/episodes" variant="primary" className="px-7">
            Listen Now
          </ButtonLink>
          <ButtonAnchor href={links.youtube}>
            <BrandIcon name="youtube" className="size-5" />
            YouTube
          </ButtonAnchor>
          <ButtonAnchor href={links.discord}>
            <BrandIcon name="discord" className="size-5" />
            Discord
          </ButtonAnchor>
        </div>
      </div>
      <nav aria-label="Ways in">
        <ol className="border-l border-line">
          {doors.map(({ to, name, note }, index) => (
            <li key={to}>
              <Link
                to={to}
                className="group -ml-px grid min-h-14 grid-cols-[2.5rem_1fr] items-baseline border-l-2 border-transparent py-2 pl-4 transition-colors duration-150 hover:border-mint"
              >
                <span aria-hidden="true" className="label-mono text-muted">
                  {index + 1}
                </span>
                <span>
                  <span className="text-lg font-semibold group-hover:text-mint">{name}</span>
                  <span lang="ka" className="block text-sm text-muted">
                    {note}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}
