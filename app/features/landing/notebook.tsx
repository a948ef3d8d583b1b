import Play from "lucide/dist/esm/icons/play.mjs";
import { useEffect } from "react";

import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { usePositions } from "#app/store/positions.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

import type { NotebookPageProps } from "./continued.tsx";

const importContinued = () => import("./continued.tsx");

/** What the therapist holds: the latest session or, for one who comes back, the one to go on with. */
export function Notebook({ episode: { number, slug, guest, topic, duration } }: { episode: EpisodeSummary }) {
  const hasPositions = usePositions(({ positions }) => Object.keys(positions).length > 0);
  const { module, load } = useLazyModule(importContinued, { staysOnRelease: true });

  useEffect(() => {
    if (hasPositions) void load();
  }, [hasPositions, load]);

  const latest = (
    <NotebookPage slug={slug} number={number} name={guest || topic} heading="Latest session" time={`${duration} min`} />
  );
  return module ? <module.Continued otherwise={latest} Page={NotebookPage} /> : latest;
}

/**
 * One session on the notebook of hero-drawing.tsx. Its place is in percent of the drawing and its type in shares of the
 * drawing's width, so both grow as one; the paper is light in both themes.
 */
function NotebookPage({ slug, number, name, heading, chapter, time }: NotebookPageProps) {
  return (
    <Link
      to={`/episodes/${slug}`}
      className="group absolute top-[8%] left-[31%] flex h-[46%] w-[39%] flex-col rounded-md px-[2%] text-[#14201c] forced-color-adjust-none [--color-mint:#00785a]"
    >
      <span className="label-mono text-[max(0.75rem,2.6cqw)] @max-[18rem]:hidden">{heading}</span>
      <span className="font-mono text-[14cqw] leading-none font-semibold">#{number}</span>
      <span
        lang={languageOf(name)}
        className="mt-[1.5cqw] line-clamp-2 text-[max(0.875rem,3.6cqw)] leading-tight font-semibold group-hover:underline"
      >
        {name}
      </span>
      {chapter && (
        <span
          lang={languageOf(chapter)}
          className="mt-[0.5cqw] line-clamp-1 text-[max(0.75rem,2.8cqw)] @max-[22rem]:hidden"
        >
          {chapter}
        </span>
      )}
      <span className="mt-[1.5cqw] inline-flex items-center gap-[1.2cqw] label-mono text-[max(0.75rem,2.6cqw)]">
        <Icon
          shape={Play}
          aria-hidden="true"
          className="size-[4cqw] min-h-4 min-w-4 fill-current @max-[18rem]:hidden"
        />
        {time}
      </span>
    </Link>
  );
}
