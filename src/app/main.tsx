import './app.css';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
} from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUserQuery, guardSession } from '@/app/entities/account';
import { request } from '@/app/lib/call';
import { popNotice } from '@/app/lib/next-document';
import { useText } from '@/app/lib/texts';
import { ToastProvider, useToast } from '@/ui/toast';
import { router } from './router';

declare module '@tanstack/react-query' {
  interface Register {
    /** `isSignIn`: a 401 is an answer to what was typed, not a lost session. */
    mutationMeta: { isSignIn?: boolean };
  }
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
// Beside the screen's own script, for which the first render waits.
void queryClient.prefetchQuery(currentUserQuery);

createRoot(container).render(
  <StrictMode>
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);

interface AppProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** Gives every screen data, texts and toasts. */
function AppProviders({ queryClient, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Notices>{children}</Notices>
    </QueryClientProvider>
  );
}

function Notices({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <ToastProvider closeLabel={t('common.close')} regionLabel={t('frame.notices')}>
      <CarriedNotice />
      {children}
    </ToastProvider>
  );
}

/** Shows what the document before this one had to say. */
function CarriedNotice() {
  const toast = useToast();
  useEffect(() => {
    const notice = popNotice();
    if (notice) toast(notice);
  }, [toast]);
  return null;
}

/**
 * Data stay until they are asked for again; nothing is retried, nothing is fetched because a window got the focus. What is
 * pressed without a connection fails at once: waiting for one would show it as done, and lose it with the tab.
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

/** The address that a query's key stands for: its parts joined with slashes. */
function toPath(queryKey: QueryKey): string {
  return queryKey.join('/');
}
