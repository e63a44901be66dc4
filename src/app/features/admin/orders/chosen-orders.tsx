import { formatMoney } from '@/app/lib/amounts';
import type { Order } from '@/contracts/orders';
import { findStatusAfter, ORDER_STATUSES } from '@/core/orders';
import { Button } from '@/ui/button';
import { useUpdateChosenOrders } from '../api/chosen';
import { BulkBar } from '../rows/bulk-bar';
import { DeleteChosen } from '../rows/delete-chosen';
import { useIsReadOnly } from '../rows/row-list';
import type { Chosen } from '../rows/use-chosen';
import { useChosenText } from '../use-chosen-text';
import { sumOrders } from './find-order';

interface ChosenOrdersProps {
  websiteId: number;
  chosen: Chosen<Order>;
  /** The ticked orders are as they are now. */
  orders: readonly Order[];
  /** Enter has ticked this order, and a screen reader says so. */
  entered: Order | null;
}

/** Moves the ticked orders on by one step: waiting orders become paid, paid orders become shipped. */
export function ChosenOrders({ websiteId, chosen, orders, entered }: ChosenOrdersProps) {
  const tc = useChosenText();
  const isReadOnly = useIsReadOnly();
  const { updateOrders, isUpdating } = useUpdateChosenOrders(websiteId);
  const steps = ORDER_STATUSES.flatMap((status) => {
    const next = findStatusAfter(status);
    const meant = orders.filter((order) => order.status === status);
    return next && meant.length > 0 ? [{ next, meant }] : [];
  });
  const count = orders.length;
  const isUnpaid = orders.every(({ status }) => status === 'pending');
  return (
    <BulkBar
      count={count}
      title={tc('chosen.orders.ticked', { count, sum: formatMoney(sumOrders(orders)) })}
      text={
        entered && chosen.has(entered)
          ? tc('chosen.orders.entered', { number: String(entered.orderNumber) })
          : isUnpaid
            ? tc('chosen.orders.compare')
            : undefined
      }
      onClear={chosen.clear}
    >
      {!isReadOnly &&
        steps.map(({ next, meant }) => (
          <Button
            key={next}
            variant="light"
            isPending={isUpdating}
            pendingText={tc('chosen.pending')}
            onClick={() => updateOrders(meant, next, { onChanged: (changed) => chosen.set(changed, false) })}
          >
            {tc(`chosen.orders.step.${next}`, { count: meant.length })}
          </Button>
        ))}
      <DeleteChosen websiteId={websiteId} name="orders" chosen={chosen} />
    </BulkBar>
  );
}
