import { QueryClient } from "@tanstack/react-query";

/**
 * The cache of what pages fetch on demand, with the specification's constants (section 9), of which the delay before a
 * retry is the library's own: one second, then doubled, at most 30.
 * Files of one build never change, so nothing goes stale. Offline the first try is made all the same, for the service worker
 * may have the file.
 * Pass it to `useQuery(options, queryClient)`: no provider, nothing in the first load.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "offlineFirst",
      retry: 3,
      gcTime: 5 * 60 * 1000,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
  },
});

// Hears that the page is in view or the network there again: a retry that fell due meanwhile waits for that.
queryClient.mount();

// While developing, content that was saved is fetched anew.
import.meta.hot?.on("content:checked", () => void queryClient.invalidateQueries());
