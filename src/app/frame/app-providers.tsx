import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { takeNotice } from '@/app/lib/carried-notice';
import { useText } from '@/app/lib/texts';
import { ToastProvider, useToast } from '@/ui/toast';

interface AppProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every screen may count on: data, texts and notices. */
export function AppProviders({ queryClient, children }: AppProvidersProps) {
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
