import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { popNotice } from '@/app/lib/next-document';
import { useText } from '@/app/lib/texts';
import { ToastProvider, useToast } from '@/ui/toast';

interface AppProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** Gives every screen data, texts and toasts. */
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

/** Shows the notice that the former document left. */
function CarriedNotice() {
  const toast = useToast();
  useEffect(() => {
    const notice = popNotice();
    if (notice) toast(notice);
  }, [toast]);
  return null;
}
