import { heardShareOf, usePositions } from "#app/store/positions.ts";

/** The share of an episode that this visitor has heard, as a line along the lower edge of its cover. */
export function HeardLine({ episodeId }: { episodeId: string }) {
  const share = usePositions(({ positions }) => heardShareOf(positions[episodeId]));
  if (share === 0) return null;
  const percent = Math.max(1, Math.round(share * 100));
  return (
    <span className="absolute inset-x-0 bottom-0 h-1.5 bg-line">
      <span className="block h-full bg-mint" style={{ width: `${percent}%` }} />
      <span className="sr-only">{percent}% heard</span>
    </span>
  );
}
