import type { Website } from '@/contracts/websites';
import { useDeleteItem } from '../api/use-delete-item';
import { useMoveOrder } from '../api/use-move-order';
import { exportUrl, type OrderList } from '../api/website-lists';
import { useText } from '../use-text';
import { ListFoot } from './list-foot';
import { LoadedList } from './loaded-list';
import { OrderRows } from './order-rows';

interface OrdersPanelProps {
  list: OrderList;
  website: Website;
}

export function OrdersPanel({ list, website }: OrdersPanelProps) {
  const t = useText();
  const moveOrder = useMoveOrder(website.id);
  const deletion = useDeleteItem(website.id, 'orders');
  return (
    <LoadedList list={list}>
      {(orders) => (
        <OrderRows
          orders={orders}
          mailSubject={({ orderNumber }) =>
            t('admin.orders.mailSubject', { number: String(orderNumber), title: website.title })
          }
          onMove={moveOrder}
          deletion={deletion}
          foot={<ListFoot list={list} exportUrl={exportUrl(website.id, 'orders')} />}
        />
      )}
    </LoadedList>
  );
}
