import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { catalogue, useText } from '@/app/lib/texts';
import { ToastProvider } from '@/ui/toast';

interface AppProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every screen may count on: data, texts and notices. */
export function AppProviders({ queryClient, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="en" messages={catalogue}>
        <Notices>{children}</Notices>
      </IntlProvider>
    </QueryClientProvider>
  );
}

function Notices({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <ToastProvider closeLabel={t('common.close')} regionLabel={t('frame.notices')}>
      {children}
    </ToastProvider>
  );
}
