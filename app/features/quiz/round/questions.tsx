import { queryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { Question } from "#app/content/schemas.server.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { focusOnMount } from "#app/lib/focus.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { LoadError } from "#app/ui/lazy-part.tsx";

/** The questions of one quiz, from its JSON file. */
export function questionsQuery(quizId: string) {
  return queryOptions({
    queryKey: ["quiz-questions", quizId],
    queryFn: ({ signal }) => fetchJson(`/quizzes/${quizId}.json`, readQuestions, signal),
  });
}

/**
 * Validates fetched questions. A host may answer with an error page or with another build's file. The build has
 * validated each field.
 */
function readQuestions(value: unknown): Question[] {
  const questions = asRecord(value)?.["questions"];
  const isList = Array.isArray(questions) && Array.isArray(asRecord(questions[0])?.["options"]);
  if (!isList) throw new Error("The file contains no questions");
  return questions;
}

/** Replaces the questions while they load, or after loading failed. */
export function QuestionsStatus({ query }: { query: UseQueryResult }) {
  const { fetchStatus, failureCount, refetch } = query;
  if (fetchStatus === "idle") {
    return (
      <div ref={focusOnMount} tabIndex={-1} className="outline-none">
        <LoadError what="the questions" label="Try again" onPress={() => void refetch()} />
      </div>
    );
  }
  if (fetchStatus === "paused") {
    return <Loading note="You seem to be offline. Questions will load when you're back online." />;
  }
  return <Loading note={failureCount > 0 ? "That did not work. Trying again…" : "Loading the questions…"} />;
}

function Loading({ note }: { note: string }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="px-5 py-6 outline-none md:px-6">
      <p role="status" className="label-mono text-muted">
        {note}
      </p>
      <div aria-hidden="true" className="mt-4 animate-pulse">
        <div className="h-1.5 rounded-full bg-raised" />
        <div className="mt-8 h-6 w-11/12 rounded-sm bg-raised" />
        <div className="mt-3 h-6 w-2/3 rounded-sm bg-raised" />
        <div className="mt-8 space-y-3">
          {[1, 2, 3, 4].map((option) => (
            <div key={option} className="h-14 rounded-md bg-raised" />
          ))}
        </div>
      </div>
    </div>
  );
}
