import { queryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { Question } from "#app/content/schemas.server.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { focusOnMount } from "#app/lib/focus.ts";
import { LoadError } from "#app/ui/lazy-component.tsx";

/** The questions of one quiz, from its JSON file (routes/quizzes.$quizId[.json].ts). */
export function questionsQuery(quizId: string) {
  const read = (file: unknown) => (file as { questions: Question[] }).questions;
  return queryOptions({
    queryKey: ["quiz-questions", quizId],
    queryFn: ({ signal }) => fetchJson(`/quizzes/${quizId}.json`, read, signal),
  });
}

/** Shown while the questions load, or after loading failed. Keeps the focus until the questions appear. */
export function QuestionsStatus({ query: { fetchStatus, failureCount, refetch } }: { query: UseQueryResult }) {
  const notes = {
    idle: undefined,
    paused: "You seem to be offline. Questions will load when you're back online.",
    fetching: failureCount > 0 ? "That did not work. Trying again…" : "Loading the questions…",
  };
  const note = notes[fetchStatus];
  return (
    <div key={fetchStatus} ref={focusOnMount} tabIndex={-1} className="outline-none">
      {note ? (
        <div className="px-5 py-6 md:px-6">
          <p role="status" className="label-mono text-muted">
            {note}
          </p>
          <div aria-hidden="true" className="mt-4 h-80 animate-pulse rounded-md bg-raised" />
        </div>
      ) : (
        <LoadError what="the questions" label="Try again" onPress={() => void refetch()} />
      )}
    </div>
  );
}
