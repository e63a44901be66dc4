import type { ReactNode } from 'react';
import type { Order } from '@/contracts/orders';
import { Heading } from '@/ui/heading';
import { useText } from '../use-text';
import { phoneLink } from './contact-links';
import { EmailAddress } from './email-address';
import { formatEuros } from './format-euros';

interface OrderDetailsProps {
  id: string;
  order: Order;
  mailSubject: string | undefined;
}

/** Everything that is needed to check the payment, pack the order and reach the customer. */
export function OrderDetails({ id, order, mailSubject }: OrderDetailsProps) {
  const t = useText();
  const dialLink = order.customerPhone ? phoneLink(order.customerPhone) : undefined;
  return (
    <div id={id} className="order-details">
      <div>
        <Part title={t('admin.orders.items')}>
          <dl className="order-sum">
            {order.items.map((item) => (
              <div key={item.productId}>
                <dt>{t('admin.orders.item', { ...item })}</dt>
                <dd>{formatEuros(item.price)}</dd>
              </div>
            ))}
            <div>
              <dt>{t('admin.orders.total')}</dt>
              <dd>{formatEuros(order.totalAmount)}</dd>
            </div>
          </dl>
        </Part>
        {order.notes && (
          <Part title={t('admin.orders.notes')}>
            <p className="visitor-text">{order.notes}</p>
          </Part>
        )}
      </div>
      <div>
        <Part title={t('admin.orders.customer')}>
          <p>{order.customerName}</p>
          <p>
            <EmailAddress email={order.customerEmail} mailSubject={mailSubject} />
          </p>
          {order.customerPhone && (
            <p>
              {dialLink ? (
                <a className="link" href={dialLink}>
                  {order.customerPhone}
                </a>
              ) : (
                order.customerPhone
              )}
            </p>
          )}
        </Part>
        <Part title={t('admin.orders.address')}>
          <p className="visitor-text">{order.shippingAddress}</p>
        </Part>
      </div>
      <Part title={t('admin.orders.payment')}>
        <dl className="order-payment">
          <dt>{t('admin.orders.account')}</dt>
          <dd>{order.accountNumber}</dd>
          <dt>{t('admin.orders.holder')}</dt>
          <dd>{order.accountHolder}</dd>
          <dt>{t('admin.orders.swift')}</dt>
          <dd>{order.swiftCode}</dd>
          <dt>{t('admin.orders.symbol')}</dt>
          <dd>{order.orderNumber}</dd>
          <dt>{t('admin.orders.reference')}</dt>
          <dd>{order.customerEmail}</dd>
        </dl>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={3} className="sm soft">
        {title}
      </Heading>
      {children}
    </section>
  );
}
