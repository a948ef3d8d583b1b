import Play from "lucide/dist/esm/icons/play.mjs";
import { languageOf } from "#app/lib/words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

/** What is to be heard next: the latest session or, for one who comes back, the one to go on with. */
export type NextSession = {
  slug: string;
  number: number;
  name: string;
  heading: string;
  chapter?: string;
  time: string;
};

/**
 * What the therapist holds: one session, on the notebook of hero-drawing.tsx; pressed, it plays. Its place is in percent of
 * the drawing and its type in shares of the drawing's width, so both grow as one; the paper is light in both themes.
 */
export function Notebook({ session }: { session: NextSession }) {
  const { slug, number, name, heading, chapter, time } = session;
  return (
    <Link
      // Another page of the notebook: what is written on it has not moved from elsewhere.
      key={`${heading} ${slug}`}
      to={`/episodes/${slug}`}
      plays
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
        <Icon shape={Play} className="size-[4cqw] min-h-4 min-w-4 fill-current @max-[18rem]:hidden" />
        {time}
      </span>
    </Link>
  );
}
