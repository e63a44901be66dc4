import { useQuery } from '@tanstack/react-query';
import { formatStoredAmount } from '@/app/lib/amounts';
import { call } from '@/app/lib/call';
import { summarizeOrders } from '@/contracts/endpoints/orders';
import { listKey } from '../api/website-lists';
import { useOrderText } from '../use-order-text';

/** Says how much waits for payment, and how many orders to be shipped; nothing while it is not known. */
export function OrdersSummary({ websiteId }: { websiteId: number }) {
  const t = useOrderText();
  const { data } = useQuery({
    // Below the list's key, so that what brings the list up to date does it here too.
    queryKey: [...listKey(websiteId, 'orders'), 'summary'],
    queryFn: ({ signal }) => call(summarizeOrders, { params: { id: websiteId } }, { signal }),
  });
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
