import { useEffect } from "react";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { Link } from "#app/ui/link.tsx";
import { restPath } from "./list-start.ts";
import type { LoadMoreProps } from "./load-more.tsx";

const importLoadMore = () => import("./load-more.tsx");

/**
 * The end of a list that continues beyond its page. Loads more on scrolling or on a click. Until its chunk loads, and
 * without JavaScript, a link leads to the rest.
 */
export function LazyLoadMore(props: LoadMoreProps) {
  const { name, first, total } = props.list.start;
  const isLong = total > first.length;
  const { module, preload } = useLazyModule(importLoadMore);

  useEffect(() => {
    if (isLong) void preload();
  }, [isLong, preload]);

  if (!isLong) return null;
  return (
    <div className="mt-12 flex min-h-24 flex-col items-center gap-3 [overflow-anchor:none]">
      {module ? (
        <module.LoadMore {...props} />
      ) : (
        <Link to={restPath(name)} className="inline-flex min-h-11 items-center text-link underline">
          Show the other {total - first.length}
        </Link>
      )}
    </div>
  );
}
