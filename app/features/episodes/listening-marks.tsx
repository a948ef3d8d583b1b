import Check from "lucide/dist/esm/icons/check.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import type { ComponentProps } from "react";
import { dismissToast, toast } from "#app/lib/toast.ts";
import { languageOf } from "#app/lib/words.ts";
import { heardShareOf, usePositions } from "#app/store/positions.ts";
import { useAnalytics } from "#app/store/store.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { episodeId: string; title: string; hasLabels?: boolean };

/**
 * Whether this visitor has heard one episode, and whether it is a favorite; both marks can be taken back. `hasLabels` shows
 * what the marks are called beside them.
 */
export function ListeningMarks({ episodeId, title, hasLabels = false }: Props) {
  const { isCompleted = false, isFavorite = false } = useAnalytics((state) => state.episodeStats[episodeId]) ?? {};
  return (
    <div
      role="group"
      lang={languageOf(title)}
      aria-label={title}
      className={`relative z-10 -mx-3 flex ${hasLabels ? "flex-wrap" : "shrink-0"}`}
    >
      <Mark
        label={isCompleted ? "Heard" : "Mark as heard"}
        aria-pressed={isCompleted}
        hasLabel={hasLabels}
        onClick={() => mark(episodeId, "isCompleted")}
        // As wide with either label.
        className={`aria-pressed:text-mint ${hasLabels ? "min-w-38" : ""}`}
      >
        {/* A disc with a tick; an empty circle is no tick. */}
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full border-2 border-current in-aria-pressed:border-mint in-aria-pressed:bg-mint in-aria-pressed:text-on-mint"
        >
          {isCompleted && <Icon shape={Check} className="size-3.5" strokeWidth={4} />}
        </span>
      </Mark>
      <Mark
        label={isFavorite ? "Saved" : "Save"}
        aria-pressed={isFavorite}
        hasLabel={hasLabels}
        onClick={() => mark(episodeId, "isFavorite")}
        className="aria-pressed:text-warm"
      >
        <Icon shape={Heart} className="size-5" fill={isFavorite ? "currentColor" : "none"} />
      </Mark>
    </div>
  );
}

type MarkProps = ComponentProps<typeof IconButton> & { hasLabel: boolean };

function Mark({ label, hasLabel, className, children, ...props }: MarkProps) {
  if (!hasLabel)
    return (
      <IconButton label={label} lang="en" className={className} {...props}>
        {children}
      </IconButton>
    );
  return (
    <button
      type="button"
      lang="en"
      className={`inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm text-muted hover:bg-raised hover:text-text ${className}`}
      {...props}
    >
      {children}
      {label}
    </button>
  );
}

/** How each mark is set and taken back, what is said of it, and where it is seen again. */
const marks = {
  isCompleted: ["toggleCompleted", "Marked as heard", "Dev Wrapped shows what it adds up to."],
  isFavorite: ["toggleFavorite", "Saved", "Find it among the episodes, under Favorites."],
} as const;

/** Sets a mark or takes it back. What is set is said, and pressing 'Undo' takes back what the mark has changed, no more. */
function mark(episodeId: string, field: keyof typeof marks): void {
  const [toggle, said, whereToFind] = marks[field];
  const { episodeStats, lastActiveDate } = useAnalytics.getState();
  useAnalytics.getState()[toggle](episodeId);
  if (episodeStats[episodeId]?.[field]) return dismissToast("mark");
  const isFirst = Object.values(episodeStats).every(({ isCompleted, isFavorite }) => !isCompleted && !isFavorite);
  toast("success", said, {
    id: "mark",
    description: isFirst ? `Kept in this browser alone. ${whereToFind}` : undefined,
    action: { label: "Undo", onClick: undo },
  });

  function undo() {
    const { episodeStats: statsNow, lastActiveDate: activeNow, ...actions } = useAnalytics.getState();
    const now = statsNow[episodeId];
    if (!now?.[field]) return;
    const isPlayedSince = now.lastPlayedAt !== now.completedAt;
    if (field === "isFavorite" || isPlayedSince) return actions[toggle](episodeId);
    const before = { playCount: 0, isCompleted: false, ...episodeStats[episodeId], isFavorite: now.isFavorite };
    actions.replaceAnalytics({
      episodeStats: { ...statsNow, [episodeId]: before },
      lastActiveDate: activeNow === now.completedAt ? lastActiveDate : activeNow,
    });
  }
}

/**
 * What this visitor has heard of an episode, on its cover: the share as a line along the lower edge, or that it was heard.
 * Where a bar shows which parts these were (`isSeenElsewhere`), the share is said in words alone.
 */
export function HeardLine({ episodeId, isSeenElsewhere = false }: { episodeId: string; isSeenElsewhere?: boolean }) {
  const share = usePositions(({ positions }) => heardShareOf(positions[episodeId]));
  const isCompleted = useAnalytics(({ episodeStats }) => episodeStats[episodeId]?.isCompleted ?? false);
  const percent = Math.max(1, Math.round(share * 100));
  return (
    <>
      {isCompleted && (
        <span aria-hidden="true" className="absolute top-2 right-2 rounded-md bg-page px-2 py-0.5 label-mono text-mint">
          Heard
        </span>
      )}
      {share > 0 && (
        <span className={isSeenElsewhere ? "sr-only" : "absolute inset-x-0 bottom-0 h-1.5 bg-line"}>
          <span className="block h-full bg-mint" style={{ width: `${percent}%` }} />
          <span className="sr-only">{percent}% heard</span>
        </span>
      )}
    </>
  );
}
