import { QueryClient } from "@tanstack/react-query";

/**
 * The cache for data fetched on demand. The retry count is agreed with the client. The delays are the library's
 * default: one second, doubled up to 30. Files of a build never change, so nothing goes stale. The first request runs
 * even offline, because the service worker may have the file. Pass it to `useQuery(options, queryClient)`. There is no
 * provider, because it would add the library to the first load.
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

// Pauses retries while the page is hidden or offline.
queryClient.mount();
