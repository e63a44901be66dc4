import { formatDateTime } from '@/app/lib/dates';
import { useText } from '@/app/lib/texts';
import type { Order } from '@/contracts/orders';
import { Badge, type BadgeTone } from '@/ui/badge';
import { ContactMeta } from './contact-meta';

const tones: Record<Order['status'], BadgeTone> = {
  pending: 'amber',
  paid: 'blue',
  shipped: 'green',
  delivered: 'neutral',
};

const euros = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' });

export function OrderRow({ order }: { order: Order }) {
  const t = useText();
  return (
    <li className="row">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="strong wrap-anywhere">{order.customerName}</b>
          <Badge tone={tones[order.status]}>{t(`admin.orders.status.${order.status}`)}</Badge>
          <time className="sm mute" dateTime={order.createdAt}>
            {formatDateTime(order.createdAt)}
          </time>
        </p>
        <p className="visitor-text">{order.shippingAddress}</p>
        <ContactMeta email={order.customerEmail} phone={order.customerPhone} />
      </div>
      <p className="h3 num">{euros.format(Number(order.totalAmount))}</p>
    </li>
  );
}
