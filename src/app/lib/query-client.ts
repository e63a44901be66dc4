import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { request } from './api-client';
import { guardSession } from './session-guard';

declare module '@tanstack/react-query' {
  interface Register {
    /** `isSignIn`: a 401 is an answer to what was typed, not a lost session. */
    mutationMeta: { isSignIn?: boolean };
  }
}

/**
 * Data stay until they are asked for again; nothing is retried, nothing is fetched because a window got the focus. What is
 * pressed without a connection fails at once: waiting for one would show it as done, and lose it with the tab.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => guardSession(queryClient, error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isSignIn) guardSession(queryClient, error);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => request('GET', pathOf(queryKey), undefined, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

/** The address that a query's key stands for: its parts joined with slashes. */
function pathOf(queryKey: QueryKey): string {
  return queryKey.join('/');
}
