import { ShoppingBag } from 'lucide-react';
import { useText } from '@/app/lib/texts';
import { EmptyState } from '@/ui/empty-state';
import { exportUrl, type OrderList } from '../api/website-lists';
import { ListPanel } from './list-panel';
import { OrderRow } from './order-row';

export function OrdersPanel({ list, websiteId }: { list: OrderList; websiteId: number }) {
  const t = useText();
  return (
    <ListPanel
      list={list}
      exportUrl={exportUrl(websiteId, 'orders')}
      renderRow={(order) => <OrderRow key={order.id} order={order} />}
      empty={
        <EmptyState
          icon={<ShoppingBag className="icon--lg" />}
          title={t('admin.orders.empty')}
          text={t('admin.orders.emptyText')}
        />
      }
    />
  );
}
