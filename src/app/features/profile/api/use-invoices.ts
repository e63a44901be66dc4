import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@/contracts/billing';

/** What was charged, newest first; asked for again each time, because payments arrive by themselves. */
export function useInvoices() {
  return useQuery<Invoice[]>({ queryKey: ['/api/invoices'], refetchOnMount: 'always' });
}
