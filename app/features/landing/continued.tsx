import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";

import { chapterAt } from "#app/content/track.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { type Position, type Positions, resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { useStore } from "#app/store/store.ts";
import { PartBoundary } from "#app/ui/part-boundary.tsx";

import type { NextSession } from "./notebook.tsx";

type Begun = { slug: string; number: number; name: string; chapters: { seconds: number; label: string }[] };

/** Pass a function that stays the same. */
type Props = { onFound: (session: NextSession | undefined) => void };

/** Finds the session that a visitor has begun, its chapter and what is left of it. Import it for those who have begun one. */
export function Continued(props: Props) {
  return (
    <PartBoundary renderFallback={() => null}>
      <BegunSession {...props} />
    </PartBoundary>
  );
}

function BegunSession(props: Props) {
  const episodeStats = useStore((state) => state.episodeStats);
  const positions = usePositions((state) => state.positions);
  const unfinished = useMemo(() => listUnfinished(positions, episodeStats), [positions, episodeStats]);
  return <FirstThere unfinished={unfinished} {...props} />;
}

/** The first unfinished episode that still exists: its file may have been deleted in a release. */
function FirstThere({ unfinished, onFound }: Props & { unfinished: readonly Unfinished[] }) {
  const [first] = unfinished;
  const { data: session } = useQuery(sessionQuery(first?.id), queryClient);
  const isGone = session === null;

  useEffect(() => {
    if (!isGone) onFound(session && first && nextSessionOf(session, first));
  }, [isGone, session, first, onFound]);

  return isGone && <FirstThere unfinished={unfinished.slice(1)} onFound={onFound} />;
}

function nextSessionOf({ slug, number, name, chapters }: Begun, { position }: Unfinished): NextSession {
  const { seconds, duration } = position;
  return {
    slug,
    number,
    name,
    heading: "Continue",
    chapter: chapterAt(chapters, seconds, duration)?.label,
    time: `${Math.ceil((duration - seconds) / 60)} min left`,
  };
}

const sessionQuery = (episodeId: string | undefined) =>
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
    enabled: episodeId !== undefined,
    retry: false,
  });

/** Checks what came over the network: a host may answer with an error page. Throws when it is no session. */
function readSession(value: unknown): Begun {
  const { slug, number, name, chapters } = asRecord(value) ?? {};
  const isSession = typeof slug === "string" && typeof number === "number" && typeof name === "string";
  if (!isSession || !Array.isArray(chapters)) throw new Error("This is not a session");
  return {
    slug,
    number,
    name,
    chapters: chapters.flatMap((entry) => {
      const { seconds, label } = asRecord(entry) ?? {};
      return typeof seconds === "number" && typeof label === "string" ? [{ seconds, label }] : [];
    }),
  };
}

type Unfinished = { id: string; position: Position };

/** The episodes to go on with, not at their end and not marked as completed: that which was heard last comes first. */
function listUnfinished(positions: Positions, stats: Readonly<Record<string, { isCompleted: boolean }>>): Unfinished[] {
  return Object.entries(positions)
    .map(([id, position]) => ({ id, position }))
    .filter(({ id, position }) => resumeSecondsOf(position) !== undefined && !stats[id]?.isCompleted)
    .toSorted((a, b) => Date.parse(b.position.heardAt) - Date.parse(a.position.heardAt));
}
