import { useState } from 'react';
import type { Order } from '@/contracts/orders';
import type { Website } from '@/contracts/websites';
import { useDeleteItem, useMoveOrder } from '../api/items';
import { exportUrl, type OrderList } from '../api/website-lists';
import { ListFoot, LoadedList } from '../rows/loaded-list';
import { ManyDialog } from '../rows/many-dialog';
import { useText } from '../use-text';
import { OrderRows } from './order-rows';

interface OrdersPanelProps {
  list: OrderList;
  website: Pick<Website, 'id' | 'title'>;
}

export function OrdersPanel({ list, website }: OrdersPanelProps) {
  const t = useText();
  const moveOrder = useMoveOrder(website.id);
  const deletion = useDeleteItem(website.id, 'orders');
  const [many, setMany] = useState<Order | null>(null);
  return (
    <>
      <LoadedList list={list}>
        {(orders) => (
          <OrderRows
            orders={orders}
            mailSubject={({ orderNumber }) =>
              t('admin.orders.mailSubject', { number: String(orderNumber), title: website.title })
            }
            onMove={moveOrder}
            deletion={deletion}
            onMany={setMany}
            foot={<ListFoot list={list} exportUrl={exportUrl(website.id, 'orders')} />}
          />
        )}
      </LoadedList>
      {many && (
        <ManyDialog
          websiteId={website.id}
          name="orders"
          item={{ id: many.id, email: many.customerEmail }}
          onClose={() => setMany(null)}
        />
      )}
    </>
  );
}
