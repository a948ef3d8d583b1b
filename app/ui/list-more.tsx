import { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";

import { fetchNextAhead, loadAll, loadNext } from "#app/lib/list-rest.ts";
import { useKeptLength } from "#app/lib/use-kept-length.ts";
import { type LongList, setCount } from "#app/lib/use-long-list.ts";

import { Button } from "./button.tsx";
import type { ListEndProps } from "./list-end.tsx";

/** Distance from the view at which the next batch is shown: a screen or two, so that nothing moves in sight. */
const near = "1500px";

/** Distance at which it is fetched, so that it is there by then. */
const nearing = "3000px";

/** Batches that come by themselves before the visitor is asked, so that the page's end stays within reach. */
const byThemselves = 5;

/** Makes a list longer: a batch at a time, as many items as the page brought along. */
export function ListMore({ list, found, atLeast = 0 }: ListEndProps) {
  const { start, status, isWhole, isAllWanted, count, opened, view } = list;
  const batch = start.first.length;
  const [asked, setAsked] = useState(0);
  const note = useRef<HTMLParagraphElement>(null);
  const shown = Math.min(count, found);
  const isMore = shown < found || !isWhole;
  const isWaiting = !isWhole && shown < count;

  useEffect(() => {
    if (isWaiting && status === "idle") void loadNext(start);
  }, [isWaiting, status, start]);

  useEffect(() => {
    if (atLeast > count) setCount(opened + view, atLeast);
  }, [atLeast, count, opened, view]);

  useKeptLength(list, isWaiting);

  // The button goes with the last batch; the focus must not go with it.
  useLayoutEffect(() => {
    if (!isMore && asked > 0 && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [isMore, asked]);

  function showMore() {
    setCount(opened + view, shown + batch);
  }

  function ask() {
    if (status === "failed") return void (isAllWanted ? loadAll(start) : loadNext(start));
    setAsked(Math.ceil(shown / batch));
    showMore();
  }

  const isByItself = isMore && status === "idle" && shown < (asked + byThemselves) * batch;
  return (
    <>
      {isByItself && (
        <Fragment key={shown}>
          {!isWhole && <Mark margin={nearing} onReached={() => fetchNextAhead(start)} />}
          <Mark margin={near} onReached={showMore} />
        </Fragment>
      )}
      <p ref={note} tabIndex={-1} role={status === "failed" ? "alert" : "status"} className="text-muted">
        {noteOf(status) ?? (shown > batch || isMore ? `${shown} of ${isWhole ? found : start.total}` : "")}
      </p>
      {isMore && (
        <Button aria-busy={status === "loading"} onClick={ask}>
          {status === "failed" ? "Try Again" : "Show More"}
        </Button>
      )}
    </>
  );
}

/** Tells once that the end of what is shown has come within a distance of the view. */
function Mark({ margin, onReached }: { margin: string; onReached: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    // A busy browser tells of several changes at once.
    const tell: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onReached();
    };
    const observer = new IntersectionObserver(tell, { rootMargin: margin });
    observer.observe(element);
    return () => observer.unobserve(element);
    // oxlint-disable-next-line react/exhaustive-deps -- each mark tells once, of the batch it stands after
  }, []);

  return <span ref={mark} aria-hidden="true" />;
}

function noteOf(status: LongList<unknown>["status"]): string | undefined {
  if (status === "failed") return "The rest could not be loaded. Check your connection.";
  if (status === "loading") return "Loading more…";
  return undefined;
}
