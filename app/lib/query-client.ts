import { QueryClient } from "@tanstack/react-query";

/** Milliseconds to wait before retry n (from 0): doubling from one second, at most half a minute. */
function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/**
 * The cache of what pages fetch on demand, with the specification's constants (section 9). Files of one build never
 * change, so nothing goes stale. Pass it to `useQuery(options, queryClient)`: no provider, nothing in the first load.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay,
      gcTime: 5 * 60 * 1000,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
  },
});
