import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { chapterAt } from "#app/lib/chapters.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { usePositions } from "#app/store/positions.ts";

import type { NotebookPageProps } from "./notebook.tsx";

type Session = { slug: string; number: number; name: string; chapters: { seconds: number; label: string }[] };

type Props = {
  episodeId: string;
  /** Shown until it is known what the session is about, and where that cannot be known. */
  otherwise: ReactNode;
  children: (page: NotebookPageProps) => ReactNode;
};

/** The session that a visitor has begun: its chapter and what is left of it. Import it for those who have begun one. */
export function Continued({ episodeId, otherwise, children }: Props) {
  const position = usePositions(({ positions }) => positions[episodeId]);
  const { data: session } = useQuery(sessionQuery(episodeId), queryClient);
  if (!session || !position) return otherwise;
  const { seconds, duration } = position;
  const { slug, number, name, chapters } = session;
  return children({
    slug,
    number,
    name,
    heading: "Continue",
    chapter: chapterAt(chapters, seconds, duration)?.label,
    time: `${Math.ceil((duration - seconds) / 60)} min left`,
  });
}

const sessionQuery = (episodeId: string) =>
  queryOptions({
    queryKey: ["session", episodeId],
    queryFn: async ({ signal }) => readSession(await fetchJson(`/sessions/${episodeId}.json`, signal)),
    // An episode that is gone is not there the second time either.
    retry: false,
  });

/** Checks what came over the network: a host may answer with an error page. Throws when it is no session. */
export function readSession(value: unknown): Session {
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
