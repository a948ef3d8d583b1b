import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";

import { type Challenge, readChallenge } from "./challenge.ts";

/**
 * The challenge in the address; undefined when there is none, and 'unknown' before hydration. What depends on it is in the
 * HTML all the same, so that nothing moves: there the style `challenged` tells by the address alone (document/head-scripts.ts).
 */
export function useChallenge(quiz: QuizSummary): Challenge | "unknown" | undefined {
  const { query } = useQueryString();
  const isHydrated = useHydrated();
  return isHydrated ? readChallenge(query.get("challenge"), quiz) : "unknown";
}
