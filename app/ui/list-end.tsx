import { useEffect } from "react";

import { partPath } from "#app/lib/list-parts.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import type { LongList } from "#app/lib/use-long-list.ts";

import { Link } from "./link.tsx";

export type ListEndProps = {
  list: LongList<unknown>;
  /** How many items what is looked at has so far. */
  found: number;
  /** So many are to be shown in any case. */
  atLeast?: number;
};

const importMore = () => import("./list-more.tsx");

/**
 * The end of a list that is longer than its page: more comes on the way down, or by a button. Until the code for that is
 * there, and without scripts, a link leads on.
 */
export function ListEnd(props: ListEndProps) {
  const { name, first, total } = props.list.start;
  const isLong = total > first.length;
  const { module, warm } = useLazyModule(importMore);

  useEffect(() => {
    if (isLong) void warm();
  }, [isLong, warm]);

  if (!isLong) return null;
  return (
    <div className="mt-12 flex min-h-24 flex-col items-center gap-3">
      {module ? (
        <module.ListMore {...props} />
      ) : (
        <Link to={partPath(name, 1)} className="inline-flex min-h-11 items-center text-link underline">
          The other {total - first.length}
        </Link>
      )}
    </div>
  );
}
