import { queryOptions, useQueries } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { chapterAt } from "#app/content/track.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { languageOf } from "#app/lib/text.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { type Position, type Positions, resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { ChipLink, ChipRow } from "#app/ui/chip.tsx";

/** The session on the notebook: the latest one, or the one to resume. */
export type NextSession = {
  slug: string;
  number: number;
  name: string;
  heading: string;
  chapter?: string;
  time: string;
};

type SessionInProgress = { slug: string; number: number; name: string; chapters: { seconds: number; label: string }[] };

type Props = {
  /** Ids of existing episodes. The visitor may have started episodes that no longer exist. */
  episodeIds: readonly string[];
  /** Must be stable, because an effect calls it again whenever its identity changes. */
  onFound: (session: NextSession | undefined) => void;
  /** Shown while there are no other episodes in progress. */
  children: ReactNode;
};

/** Maximum number of sessions shown, including the one to resume. */
const mostNamed = 4;

/**
 * Finds the session to resume, with its chapter and remaining time, and lists the visitor's other episodes in
 * progress. Import it only for visitors with an episode in progress.
 */
export function StartedSessions({ episodeIds, onFound, children }: Props) {
  const episodeStats = useAnalytics((state) => state.episodeStats);
  const positions = usePositions((state) => state.positions);
  const unfinished = useMemo(() => listUnfinished(positions, episodeStats), [positions, episodeStats]);
  const existing = unfinished.filter(({ id }) => episodeIds.includes(id));
  const named = existing.slice(0, mostNamed);
  const answers = useQueries({ queries: named.map(({ id }) => sessionQuery(id)) }, queryClient);
  const [first] = named;
  const session = answers[0]?.data;

  useEffect(() => {
    onFound(session && first && nextSessionOf(session, first));
  }, [session, first, onFound]);

  const others = answers.slice(1).flatMap(({ data }) => data ?? []);
  const isComing = answers.some(({ isPending }) => isPending);
  if (!session || others.length === 0 || isComing) return children;
  return (
    <ChipRow role="group" aria-labelledby="also-started" className="py-1.5">
      <p id="also-started" className="label-mono text-muted">
        Also started
      </p>
      {others.map(({ slug, number, name }) => (
        <ChipLink key={slug} to={`/episodes/${slug}`} plays>
          <span className="label-mono">#{number}</span> <span lang={languageOf(name)}>{name}</span>
        </ChipLink>
      ))}
      {existing.length > mostNamed && <ChipLink to="/episodes?show=in-progress">All in progress</ChipLink>}
    </ChipRow>
  );
}

function nextSessionOf({ chapters, ...session }: SessionInProgress, { position }: Unfinished): NextSession {
  const { seconds, duration } = position;
  return {
    ...session,
    heading: "Continue",
    chapter: chapterAt(chapters, seconds, duration)?.label,
    time: `${Math.ceil((duration - seconds) / 60)} min left`,
  };
}

const sessionQuery = (episodeId: string) =>
  queryOptions({
    queryKey: ["session", episodeId],
    queryFn: ({ signal }) =>
      fetchJson(`/episodes/by-video/${episodeId}.json`, (value) => value as SessionInProgress, signal),
    retry: false,
  });

type Unfinished = { id: string; position: Position };

/** Lists episodes in progress that are neither at their end nor completed, most recently heard first. */
function listUnfinished(positions: Positions, stats: Readonly<Record<string, { isCompleted: boolean }>>): Unfinished[] {
  return Object.entries(positions)
    .map(([id, position]) => ({ id, position }))
    .filter(({ id, position }) => resumeSecondsOf(position) !== undefined && !stats[id]?.isCompleted)
    .toSorted((a, b) => Date.parse(b.position.heardAt) - Date.parse(a.position.heardAt));
}
