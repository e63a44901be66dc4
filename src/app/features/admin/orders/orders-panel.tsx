import { useState } from 'react';
import type { Order } from '@/contracts/orders';
import type { Website } from '@/contracts/websites';
import { useDeleteItem, useMoveOrder } from '../api/items';
import { ManyDialog } from '../rows/many-dialog';
import { FoundList } from '../search/found-list';
import { useText } from '../use-text';
import { OrderRows } from './order-rows';

interface OrdersPanelProps {
  website: Pick<Website, 'id' | 'title'>;
}

export function OrdersPanel({ website }: OrdersPanelProps) {
  const t = useText();
  const moveOrder = useMoveOrder(website.id);
  const deletion = useDeleteItem(website.id, 'orders');
  const [many, setMany] = useState<Order | null>(null);
  return (
    <>
      <FoundList websiteId={website.id} name="orders">
        {(orders, around) => (
          <OrderRows
            orders={orders}
            mailSubject={({ orderNumber }) =>
              t('admin.orders.mailSubject', { number: String(orderNumber), title: website.title })
            }
            onMove={moveOrder}
            deletion={deletion}
            onMany={setMany}
            {...around}
          />
        )}
      </FoundList>
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
