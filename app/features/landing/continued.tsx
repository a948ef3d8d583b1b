import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";

import { chapterAt } from "#app/lib/chapters.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { type Positions, resumeSecondsOf } from "#app/store/position.ts";
import { usePositions } from "#app/store/positions.ts";
import { useStore } from "#app/store/store.ts";

import type { NotebookPageProps } from "./notebook.tsx";

type Session = { slug: string; number: number; name: string; chapters: { seconds: number; label: string }[] };

type Props = {
  /** Shown where there is nothing to go on with, and until it is known what it is about. */
  otherwise: ReactNode;
  Page: ComponentType<NotebookPageProps>;
};

/** The session that a visitor has begun: its chapter and what is left of it. Import it for those who have begun one. */
export function Continued({ otherwise, Page }: Props) {
  const episodeStats = useStore((state) => state.episodeStats);
  const positions = usePositions((state) => state.positions);
  const episodeId = unfinishedOf(positions, episodeStats);
  const position = episodeId === undefined ? undefined : positions[episodeId];
  const { data: session } = useQuery(sessionQuery(episodeId), queryClient);
  if (!session || !position) return otherwise;
  const { seconds, duration } = position;
  const { slug, number, name, chapters } = session;
  return (
    // Another page of the notebook: what is written on it has not moved from elsewhere.
    <Page
      key={slug}
      slug={slug}
      number={number}
      name={name}
      heading="Continue"
      chapter={chapterAt(chapters, seconds, duration)?.label}
      time={`${Math.ceil((duration - seconds) / 60)} min left`}
    />
  );
}

const sessionQuery = (episodeId: string | undefined) =>
  queryOptions({
    queryKey: ["session", episodeId],
    queryFn: async ({ signal }) => readSession(await fetchJson(`/sessions/${episodeId}.json`, signal)),
    enabled: episodeId !== undefined,
    // An episode that is gone is not there the second time either.
    retry: false,
  });

/** Checks what came over the network: a host may answer with an error page. Throws when it is no session. */
function readSession(value: unknown): Session {
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

/** The id of the episode that was heard last of those to go on with: not at its end, and not marked as completed. */
function unfinishedOf(
  positions: Positions,
  stats: Readonly<Record<string, { isCompleted: boolean }>>,
): string | undefined {
  let found: string | undefined;
  for (const [id, position] of Object.entries(positions)) {
    if (resumeSecondsOf(position) === undefined || stats[id]?.isCompleted) continue;
    const best = found && positions[found];
    if (!best || Date.parse(position.heardAt) > Date.parse(best.heardAt)) found = id;
  }
  return found;
}
