import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '@/contracts/orders';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import type { Deletion } from '../api/website-lists';
import { type ListParts, RowList, useFocusAfterDelete } from '../rows/row-list';
import { useText } from '../use-text';
import { OrderRow } from './order-row';
import type { OrderSheetProps } from './order-sheet';
import { useOrderSheet } from './use-order-sheet';

interface OrderRowsProps extends ListParts<Order> {
  orders: readonly Order[];
  /** Returns the subject of a mail about an order; without it, nobody is written to from here. */
  mailSubject?: (order: Order) => string;
  onMove: OrderSheetProps['onMove'];
  deletion: Deletion<Order>;
  /** Deletes several similar orders; it is left out where orders are a sample. */
  onMany?: (order: Order) => void;
}

/** Lists the orders. An order opens in a sheet, and is deleted after a question. */
export function OrderRows({
  orders,
  mailSubject,
  onMove,
  deletion,
  onMany,
  empty,
  pick,
  typed,
  ...parts
}: OrderRowsProps) {
  const t = useText();
  const panel = useFocusAfterDelete(deletion.deletedId);
  const [asked, setAsked] = useState<Order | null>(null);
  const shown = [...orders, ...(parts.apart?.items ?? [])];
  const { showOrder, orderSheet } = useOrderSheet({ orders: shown, mailSubject, onMove });
  const isOneOfMany = orders.filter(({ status }) => status === 'pending').length > 1;
  const close = () => setAsked(null);
  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <RowList
        items={orders}
        renderRow={(order) => (
          <OrderRow
            key={order.id}
            order={order}
            pick={pick?.(order)}
            typed={typed}
            onOpen={showOrder}
            onMove={(moved, status) => onMove(moved, status, false)}
            onDelete={setAsked}
            onMany={isOneOfMany ? onMany : undefined}
          />
        )}
        empty={
          empty ?? (
            <EmptyState
              icon={<ShoppingBag className="icon--lg" />}
              title={t('admin.orders.empty')}
              text={t('admin.orders.emptyText')}
            />
          )
        }
        {...parts}
      />
      {orderSheet}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={close}
        onConfirm={() => asked && deletion.onDelete(asked, close)}
        title={t('admin.orders.delete')}
        text={t('admin.orders.deleteText', {
          number: String(asked?.orderNumber ?? ''),
          name: asked?.customerName ?? '',
        })}
        confirmLabel={t('admin.orders.delete')}
        cancelLabel={t('admin.orders.cancel')}
        closeLabel={t('admin.orders.close')}
        isPending={deletion.isDeleting}
        pendingText={t('admin.orders.deleting')}
      />
    </div>
  );
}
