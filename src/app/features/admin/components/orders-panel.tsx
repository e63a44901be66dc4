import { ShoppingBag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/app/lib/texts';
import type { Order } from '@/contracts/orders';
import type { Website } from '@/contracts/websites';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { useDeleteOrder } from '../api/use-delete-order';
import { useMoveOrder } from '../api/use-move-order';
import { exportUrl, type OrderList } from '../api/website-lists';
import { ListPanel } from './list-panel';
import { OrderRow } from './order-row';

interface OrdersPanelProps {
  list: OrderList;
  website: Website;
}

export function OrdersPanel({ list, website }: OrdersPanelProps) {
  const t = useText();
  const moveOrder = useMoveOrder(website.id);
  const { deleteOrder, isDeleting, deletedId } = useDeleteOrder(website.id);
  const [asked, setAsked] = useState<Order | null>(null);

  // The row is gone and its button with it: the list takes the focus, not the top of the page.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletedId !== undefined) panel.current?.focus();
  }, [deletedId]);

  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <ListPanel
        list={list}
        exportUrl={exportUrl(website.id, 'orders')}
        renderRow={(order) => (
          <OrderRow
            key={order.id}
            order={order}
            mailSubject={t('admin.orders.mailSubject', {
              number: String(order.orderNumber),
              title: website.title,
            })}
            onMove={moveOrder}
            onDelete={setAsked}
          />
        )}
        empty={
          <EmptyState
            icon={<ShoppingBag className="icon--lg" />}
            title={t('admin.orders.empty')}
            text={t('admin.orders.emptyText')}
          />
        }
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && deleteOrder(asked.id, () => setAsked(null))}
        title={t('admin.orders.delete')}
        text={t('admin.orders.deleteText', {
          number: String(asked?.orderNumber ?? ''),
          name: asked?.customerName ?? '',
        })}
        confirmLabel={t('admin.orders.delete')}
        cancelLabel={t('admin.orders.cancel')}
        closeLabel={t('admin.orders.close')}
        isPending={isDeleting}
        pendingText={t('admin.orders.deleting')}
      />
    </div>
  );
}
