import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Drawing } from "#app/artwork/drawing.tsx";
import takeASeat from "#app/artwork/drawings/take-a-seat.svg?url";
import { useHydrated } from "#app/lib/browser-state.ts";
import { formatDate } from "#app/lib/tbilisi-calendar.ts";
import { useNow } from "#app/lib/use-now.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/**
 * A sheet of the therapist's notebook. Its holes and margin are in pixels, so that large text does not widen them. At
 * least a screen tall, so that filling it after hydration moves nothing in view.
 */
export function NotebookSheet({ children }: { children: ReactNode }) {
  // Before hydration the content is only right for visitors without listening data.
  const isHydrated = useHydrated();
  const today = formatDate(useNow());
  return (
    <div className="relative mt-10 flex min-h-dvh flex-col rounded-md border border-line bg-surface pb-14 pl-[36px] md:pl-[80px]">
      <span
        aria-hidden="true"
        className="absolute inset-y-6 left-[8px] w-[16px] bg-[radial-gradient(circle,var(--color-page)_5.8px,var(--color-line)_6.4px,transparent_7.4px)] bg-size-[16px_56px] md:left-[24px]"
      />
      <span aria-hidden="true" className="absolute inset-y-0 left-[28px] w-px bg-bad-soft md:left-[60px]" />
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-line px-3 py-3 label-mono text-muted md:pr-10">
        <span>session-notes.md</span>
        <span lang="ka" className="font-sans font-normal">
          {today}
        </span>
      </p>
      <div className={clsx("flex grow flex-col px-3 md:pr-10", !isHydrated && "in-data-has-history:invisible")}>
        {children}
      </div>
    </div>
  );
}

/** A section with a Markdown heading. */
export function SheetSection({ title, children, ...props }: ComponentProps<"section"> & { title: string }) {
  return (
    <section aria-label={title} {...props}>
      <h2 className="text-xl">
        <span aria-hidden="true" className="mr-2 font-mono text-muted">
          ##
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The empty state until an episode is completed. */
export function NoCompletedEpisodes({ plays }: { plays: number }) {
  const [missing, hint] =
    plays === 0
      ? [
          "There is no listening data in this browser yet.",
          "იხვი მზადაა, ფურცელი ცარიელია. მოუსმინე ერთ ეპიზოდს, მონიშნე მოსმენილად და აქ პირველი ჩანაწერი გაჩნდება.",
        ]
      : [
          `There is no listening data from completed episodes yet. You pressed play ${plays === 1 ? "once" : `${plays} times`}, but no episode is marked as completed.`,
          "ერთი ნაბიჯიღა დარჩა: ეპიზოდს, რომელსაც ბოლომდე მოუსმინე, „Mark as completed“ დააჭირე. იხვი დანარჩენს თვითონ დათვლის.",
        ];
  return (
    <>
      <div className="grid items-center gap-x-12 gap-y-6 pt-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-14">
        {/* Hidden until the HTML of the text beside it has arrived, because the text would move the drawing. */}
        <Drawing
          src={takeASeat}
          size={[300, 160]}
          className="w-[288px] not-has-[+*]:hidden lg:order-last lg:w-[416px]"
        />
        <div className="max-w-reading">
          <h2 className="text-2xl lg:text-3xl">Your Dev Journey Starts Here</h2>
          <p className="mt-4 text-lg">{missing}</p>
          <p lang="ka" className="mt-2 text-muted">
            {hint}
          </p>
          <ButtonLink to="/episodes" variant="primary" className="mt-7">
            Start Listening
          </ButtonLink>
        </div>
      </div>
      {/* Empty lines. */}
      <div
        aria-hidden="true"
        className="mt-12 min-h-24 grow bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] bg-size-[100%_2.75rem]"
      />
    </>
  );
}
