import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Heart from "lucide-react/icons/heart";
import type { ComponentProps } from "react";
import { hasRefused } from "#app/lib/safe-storage.ts";
import { languageOf } from "#app/lib/text.ts";
import { useAnalytics } from "#app/store/analytics.ts";
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
      className={clsx("relative z-10 flex", hasLabels ? "-mx-2 flex-wrap" : "-mx-3", className)}
    >
      <Mark
        label="Mark as completed"
        text={hasLabels && (isCompleted ? "Completed" : "Mark as completed")}
        aria-pressed={isCompleted}
        onClick={() => mark(episodeId, "isCompleted")}
      >
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full border-2 border-current in-aria-pressed:border-mint in-aria-pressed:bg-mint in-aria-pressed:text-on-mint"
        >
          {isCompleted && <Check className="size-3.5" strokeWidth={4} />}
        </span>
      </Mark>
      <Mark
        label="Favorite"
        text={hasLabels && "Favorite"}
        aria-pressed={isFavorite}
        onClick={() => mark(episodeId, "isFavorite")}
        className="aria-pressed:text-warm"
      >
        <Heart className="size-5" fill={isFavorite ? "currentColor" : "none"} />
      </Mark>
    </div>
  );
}

/** A toggle keeps its accessible name; `aria-pressed` has its state. The name contains the visible text. */
function Mark({ text, className, children, ...props }: ComponentProps<typeof IconButton> & { text: string | false }) {
  return (
    <IconButton lang="en" className={clsx(text && "w-auto! gap-2 px-2 text-sm hover:bg-raised", className)} {...props}>
      {children}
      {text}
    </IconButton>
  );
}

/** For each mark: the action that toggles it, the toast's title, and where to find the marked episode. */
const marks = {
  isCompleted: ["toggleCompleted", "Marked as completed", "See totals in Dev Wrapped."],
  isFavorite: ["toggleFavorite", "Added to favorites", "Find it on the Episodes page, under Favorites."],
} as const;

/** Toggles a mark. A toast confirms a new mark; its 'Undo' reverts only what the mark changed. */
function mark(episodeId: string, field: keyof typeof marks): void {
  const [action, message, whereToFind] = marks[field];
  const { episodeStats, [action]: toggle } = useAnalytics.getState();
  const undo = toggle(episodeId);
  if (episodeStats[episodeId]?.[field]) return dismissToast("mark");
  const isFirst = Object.values(episodeStats).every((stats) => !stats.isCompleted && !stats.isFavorite);
  return toast("success", message, {
    id: "mark",
    description: isFirst ? `${hasRefused ? "" : "Saved only in this browser. "}${whereToFind}` : undefined,
    action: { label: "Undo", onClick: undo },
  });
}

/**
 * An episode's progress on its cover: 'Completed', and the heard share as a line along the lower edge. `hasBar` hides
 * the line if a bar already shows the heard intervals. Screen readers still get the percentage.
 */
export function ListeningProgress({ episodeId, hasBar = false }: { episodeId: string; hasBar?: boolean }) {
  const share = usePositions(({ positions }) => heardShareOf(positions[episodeId]));
  const isCompleted = useAnalytics(({ episodeStats }) => episodeStats[episodeId]?.isCompleted ?? false);
  const percent = Math.max(1, Math.round(share * 100));
  return (
    <>
      {isCompleted && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 rounded-md bg-page px-2 py-0.5 label-mono text-mint @max-[10rem]:hidden"
        >
          Completed
        </span>
      )}
      {share > 0 && (
        <span className={hasBar ? "sr-only" : "absolute inset-x-0 bottom-0 h-1.5 bg-line"}>
          {/* A border, because forced colors remove backgrounds. */}
          <span className="block border-t-6 border-mint" style={{ width: `${percent}%` }} />
          <span className="sr-only">{percent}% heard</span>
        </span>
      )}
    </>
  );
}
