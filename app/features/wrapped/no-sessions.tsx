import { Drawing } from "#app/artwork/drawing.tsx";
import takeASeat from "#app/artwork/drawings/take-a-seat.svg?url";
import { languageOf } from "#app/lib/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { WrappedEpisode } from "./wrapped-stats.ts";

type Props = {
  plays: number;
  /** What was played last, for a visitor who plays but completes nothing. */
  lastPlayed?: WrappedEpisode;
};

/** Nothing completed, nothing to sum up: says what is missing. */
export function NoSessions({ plays, lastPlayed }: Props) {
  return (
    <>
      <div className="grid items-center gap-x-12 gap-y-6 pt-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-14">
        <Drawing src={takeASeat} size={[300, 160]} className="w-[288px] lg:order-last lg:w-[416px]" />
        <div className="max-w-reading">
          <h2 className="text-2xl lg:text-3xl">Your Dev Journey Starts Here</h2>
          {plays === 0 ? (
            <>
              <p className="mt-4 text-lg">There is no listening data in this browser yet.</p>
              <p lang="ka" className="mt-2 text-muted">
                იხვი მზადაა, ფურცელი ცარიელია. მოუსმინე ერთ ეპიზოდს, მონიშნე მოსმენილად და აქ პირველი ჩანაწერი გაჩნდება.
              </p>
            </>
          ) : (
            <>
              <p className="mt-4 text-lg">
                You pressed play {plays === 1 ? "once" : `${plays} times`}, but no episode is marked as heard yet.
              </p>
              <p lang="ka" className="mt-2 text-muted">
                ერთი ნაბიჯიღა დარჩა: ეპიზოდს, რომელსაც ბოლომდე მოუსმინე, „Mark as heard“ დააჭირე. იხვი დანარჩენს თვითონ
                დათვლის.
              </p>
            </>
          )}
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to="/episodes" variant="primary">
              Start Listening
            </ButtonLink>
            {lastPlayed && (
              <Link to={`/episodes/${lastPlayed.slug}`} className="inline-flex min-h-11 items-center text-link">
                <span>
                  Back to #{lastPlayed.number}{" "}
                  <span lang={languageOf(lastPlayed.guest || lastPlayed.topic)}>
                    {lastPlayed.guest || lastPlayed.topic}
                  </span>
                </span>
              </Link>
            )}
          </div>
        </div>
      </div>
      {/* Room for what is to come. */}
      <div
        aria-hidden="true"
        className="mt-12 min-h-24 grow bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] bg-size-[100%_2.75rem]"
      />
    </>
  );
}
