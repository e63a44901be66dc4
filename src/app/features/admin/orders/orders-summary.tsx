import { useQuery } from '@tanstack/react-query';
import { formatStoredAmount } from '@/app/lib/amounts';
import { call } from '@/app/lib/call';
import { summarizeOrders } from '@/contracts/endpoints/orders';
import type { OrdersSummary as Summary } from '@/contracts/orders';
import { listKey } from '../api/website-lists';
import type { ChipCounts } from '../search/list-filters';
import { useOrderText } from '../use-order-text';

/** Sums up which orders wait; undefined while it is not known. */
export function useOrdersSummary(websiteId: number): Summary | undefined {
  return useQuery({
    // Below the list's key, so that what brings the list up to date does it here too.
    queryKey: [...listKey(websiteId, 'orders'), 'summary'],
    queryFn: ({ signal }) => call(summarizeOrders, { params: { id: websiteId } }, { signal }),
  }).data;
}

/** Returns the counts that stand on the filters: an unpaid order waits for the customer, a paid one for the owner. */
export function countsOnFilters(summary: Summary | undefined): ChipCounts | undefined {
  return (
    summary && {
      pending: { count: summary.pendingCount, isNew: false },
      paid: { count: summary.paidCount, isNew: true },
    }
  );
}

/** Says how much waits for payment, and how many orders to be shipped; nothing while it is not known. */
export function OrdersSummary({ summary: data }: { summary: Summary | undefined }) {
  const t = useOrderText();
  if (!data || data.pendingCount + data.paidCount === 0) return null;
  const { pendingCount, pendingAmount, paidCount } = data;
  return (
    <p className="orders-summary soft">
      {pendingCount > 0 &&
        t('orderSheet.waiting', { count: pendingCount, sum: formatStoredAmount(pendingAmount) })}{' '}
      {paidCount > 0 && t('orderSheet.paid', { count: paidCount })}
    </p>
  );
}
