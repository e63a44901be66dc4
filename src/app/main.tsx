import './app.css';
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUserQuery, guardSession } from '@/app/entities/account';
import { AppProviders } from '@/app/frame/app-providers';
import { askForWebsite } from '@/app/lib/asked-website';
import { request } from '@/app/lib/call';
import { router } from './router';

declare module '@tanstack/react-query' {
  interface Register {
    /** With `isSignIn`, a 401 is an answer to what was typed, not a lost session. */
    mutationMeta: { isSignIn?: boolean };
  }
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
// The owner is asked for while the screen's own script is loading, for which the first render waits.
void queryClient.fetchQuery(currentUserQuery).then(
  // A visitor has no website. After a failure the screen asks again.
  (user) => user && askForWebsite(queryClient, window.location.pathname),
  () => null,
);

// No component may be declared here: hot reload would run a file with components again, and render everything a second
// time.
createRoot(container).render(
  <StrictMode>
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);

/**
 * Data stay until they are asked for again; nothing is retried, and nothing is fetched when a window gets the focus. A
 * press without a connection fails at once: waiting for one would show it as done, and lose it with the tab.
 */
function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => guardSession(queryClient, error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isSignIn) guardSession(queryClient, error);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => request('GET', toPath(queryKey), undefined, { signal }),
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

/** Returns the address for a query's key: its parts joined with slashes. */
function toPath(queryKey: QueryKey): string {
  return queryKey.join('/');
}
