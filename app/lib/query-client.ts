import { QueryClient } from "@tanstack/react-query";

/** Milliseconds to wait before retry n (from 0): doubling from one second, at most half a minute. */
function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/**
 * The cache of what pages fetch on demand, with the specification's constants (section 9). Files of one build never
 * change, so nothing goes stale. Offline the first try is made all the same, for the service worker may have the file.
 * Pass it to `useQuery(options, queryClient)`: no provider, nothing in the first load.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "offlineFirst",
      retry: 3,
      retryDelay,
      gcTime: 5 * 60 * 1000,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
  },
});

// Hears that the page is in view or the network there again: a retry that fell due meanwhile waits for that.
queryClient.mount();

// While developing, content that was saved is fetched anew.
import.meta.hot?.on("content:checked", () => void queryClient.invalidateQueries());
