import './app.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { takeNotice } from '@/app/lib/carried-notice';
import { useText } from '@/app/lib/texts';
import { ToastProvider, useToast } from '@/ui/toast';
import { currentUserQuery } from './lib/current-user';
import { createQueryClient } from './lib/query-client';
import { router } from './router';

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

/** What every screen may count on: data, texts and notices. */
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
    const notice = takeNotice();
    if (notice) toast(notice);
  }, [toast]);
  return null;
}
