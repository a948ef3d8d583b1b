import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Heart from "lucide-react/icons/heart";
import type { ComponentProps } from "react";
import { hasRefused } from "#app/lib/safe-storage.ts";
import { languageOf } from "#app/lib/text.ts";
import { noStats, useAnalytics } from "#app/store/analytics.ts";
import { heardShareOf, usePositions } from "#app/store/positions.ts";
import { IconButton } from "#app/ui/button.tsx";
import { dismissToast, toast } from "#app/ui/toast.ts";

type Props = { episodeId: string; title: string; hasLabels?: boolean; className?: string };

/** Toggles one episode's completed and favorite marks. `hasLabels` shows a word beside each mark. */
export function ListeningMarks({ episodeId, title, hasLabels = false, className }: Props) {
  const { isCompleted = false, isFavorite = false } = useAnalytics((state) => state.episodeStats[episodeId]) ?? {};
  return (
    <div
      role="group"
      lang={languageOf(title)}
      aria-label={title}
      className={clsx("relative z-10 -mx-3 flex", hasLabels && "flex-wrap", className)}
    >
      <Mark
        name={isCompleted ? "Completed" : "Mark as completed"}
        label={hasLabels && "Completed"}
        aria-pressed={isCompleted}
        onClick={() => mark(episodeId, "isCompleted")}
        className="aria-pressed:text-mint"
      >
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full border-2 border-current in-aria-pressed:border-mint in-aria-pressed:bg-mint in-aria-pressed:text-on-mint"
        >
          {isCompleted && <Check className="size-3.5" strokeWidth={4} />}
        </span>
      </Mark>
      <Mark
        name={isFavorite ? "Favorite" : "Add to favorites"}
        label={hasLabels && (isFavorite ? "Favorite" : "Favorites")}
        aria-pressed={isFavorite}
        onClick={() => mark(episodeId, "isFavorite")}
        className="aria-pressed:text-warm"
      >
        <Heart className="size-5" fill={isFavorite ? "currentColor" : "none"} />
      </Mark>
    </div>
  );
}

type MarkProps = Omit<ComponentProps<typeof IconButton>, "label"> & { name: string; label: string | false };

/** The visible label is part of the name, so that voice control finds it. */
function Mark({ name, label, className, children, ...props }: MarkProps) {
  return (
    <IconButton
      label={name}
      lang="en"
      className={clsx(label && "w-auto! gap-2 px-3 text-sm hover:bg-raised", className)}
      {...props}
    >
      {children}
      {label}
    </IconButton>
  );
}

/** For each mark: the action that toggles it, the toast's title, and a hint where to find the episode. */
const marks = {
  isCompleted: ["toggleCompleted", "Marked as completed", "See totals in Dev Wrapped."],
  isFavorite: ["toggleFavorite", "Added to favorites", "Find it on the Episodes page, under Favorites."],
} as const;

/** Toggles a mark. A toast confirms a new mark; its 'Undo' reverts only what the mark changed. */
function mark(episodeId: string, field: keyof typeof marks): void {
  const [toggle, message, whereToFind] = marks[field];
  const before = useAnalytics.getState();
  before[toggle](episodeId);
  if (before.episodeStats[episodeId]?.[field]) return dismissToast("mark");
  const isFirst = Object.values(before.episodeStats).every((stats) => !stats.isCompleted && !stats.isFavorite);
  toast("success", message, {
    id: "mark",
    description: isFirst ? `${hasRefused ? "" : "Saved only in this browser. "}${whereToFind}` : undefined,
    action: { label: "Undo", onClick: undo },
  });

  function undo() {
    const { episodeStats, lastActiveDate, replaceAnalytics } = useAnalytics.getState();
    const stats = episodeStats[episodeId];
    if (!stats?.[field]) return;
    const isPlayedSince = stats.lastPlayedAt !== stats.completedAt;
    if (field === "isFavorite" || isPlayedSince) return before[toggle](episodeId);
    const reverted = { ...noStats, ...before.episodeStats[episodeId], isFavorite: stats.isFavorite };
    replaceAnalytics({
      episodeStats: { ...episodeStats, [episodeId]: reverted },
      lastActiveDate: lastActiveDate === stats.completedAt ? before.lastActiveDate : lastActiveDate,
    });
  }
}

/**
 * An episode's progress on its cover: 'Completed', and the heard share as a line along the lower edge. `isSeenElsewhere`
 * hides the line where a bar already shows the heard parts; screen readers still get the percentage.
 */
export function ListeningProgress({
  episodeId,
  isSeenElsewhere = false,
}: {
  episodeId: string;
  isSeenElsewhere?: boolean;
}) {
  const share = usePositions(({ positions }) => heardShareOf(positions[episodeId]));
  const isCompleted = useAnalytics(({ episodeStats }) => episodeStats[episodeId]?.isCompleted ?? false);
  const percent = Math.max(1, Math.round(share * 100));
  return (
    <>
      {isCompleted && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 rounded-md bg-page px-2 py-0.5 label-mono text-mint phone-row:hidden"
        >
          Completed
        </span>
      )}
      {share > 0 && (
        <span className={isSeenElsewhere ? "sr-only" : "absolute inset-x-0 bottom-0 h-1.5 bg-line"}>
          {/* A border, because forced colors remove backgrounds. */}
          <span className="block border-t-6 border-mint" style={{ width: `${percent}%` }} />
          <span className="sr-only">{percent}% heard</span>
        </span>
      )}
    </>
  );
}
