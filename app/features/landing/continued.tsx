import { queryOptions, useQueries } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { chapterAt } from "#app/content/track.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { languageOf } from "#app/lib/words.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { type Position, type Positions, resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { ChipLink, ChipRow } from "#app/ui/chip.tsx";
import { PartBoundary } from "#app/ui/part-boundary.tsx";

/** What is to be heard next: the latest session or, for one who comes back, the one to go on with. */
export type NextSession = {
  slug: string;
  number: number;
  name: string;
  heading: string;
  chapter?: string;
  time: string;
};

type SessionInProgress = { slug: string; number: number; name: string; chapters: { seconds: number; label: string }[] };

/** Pass a function that stays the same. */
type Props = { onFound: (session: NextSession | undefined) => void };

/** Sessions that are named: the one to go on with and some others. */
const mostNamed = 4;

/**
 * Finds the session to go on with, its chapter and what is left of it, and lists the visitor's other episodes in progress.
 * Import it only for visitors with an episode in progress.
 */
export function Continued(props: Props) {
  return (
    <PartBoundary renderFallback={() => null}>
      <SessionsInProgress {...props} />
    </PartBoundary>
  );
}

function SessionsInProgress({ onFound }: Props) {
  const episodeStats = useAnalytics((state) => state.episodeStats);
  const positions = usePositions((state) => state.positions);
  const unfinished = useMemo(() => listUnfinished(positions, episodeStats), [positions, episodeStats]);
  // An episode's file may have been deleted in a release.
  const existing = unfinished.filter(({ id }) => queryClient.getQueryData(sessionQuery(id).queryKey) !== null);
  const named = existing.slice(0, mostNamed);
  const answers = useQueries({ queries: named.map(({ id }) => sessionQuery(id)) }, queryClient);
  const [first] = named;
  const session = answers[0]?.data;

  useEffect(() => {
    if (session !== null) onFound(session && first && nextSessionOf(session, first));
  }, [session, first, onFound]);

  const others = answers.slice(1).flatMap(({ data }) => data ?? []);
  const isComing = answers.some(({ isPending }) => isPending);
  if (!session || others.length === 0 || isComing) return null;
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
    queryFn: async ({ signal }) => {
      try {
        return await fetchJson(`/sessions/${episodeId}.json`, readSession, signal);
      } catch (error) {
        // The episode is gone.
        if (error instanceof Error && error.cause === 404) return null;
        throw error;
      }
    },
    retry: false,
  });

/** Reads what came over the network: a host may answer with an error page. The build has checked the session. */
function readSession(value: unknown): SessionInProgress {
  if (!Array.isArray(asRecord(value)?.["chapters"])) throw new Error("This is not a session");
  return value as SessionInProgress;
}

type Unfinished = { id: string; position: Position };

/** The episodes to go on with, not at their end and not marked as completed: that which was heard last comes first. */
function listUnfinished(positions: Positions, stats: Readonly<Record<string, { isCompleted: boolean }>>): Unfinished[] {
  return Object.entries(positions)
    .map(([id, position]) => ({ id, position }))
    .filter(({ id, position }) => resumeSecondsOf(position) !== undefined && !stats[id]?.isCompleted)
    .toSorted((a, b) => Date.parse(b.position.heardAt) - Date.parse(a.position.heardAt));
}
