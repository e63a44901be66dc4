import { Check, Clock, FileUp, Mail, ShoppingBag, UserRoundX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatStoredAmount } from '@/app/lib/amounts';
import { formatDate, preventBreaks } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import type { CustomerCard } from '@/contracts/customers';
import { formatService, formatWhen } from '../bookings/booking-text';
import { useCustomersText } from './use-customers-text';

interface StoryEntry {
  id: string;
  at: string;
  icon: ReactNode;
  tone?: 'ok' | 'wait' | 'bad' | undefined;
  title: string;
  text: string;
  /** The owner wrote this sentence to the customer. */
  said?: string | null;
}

/** Tells what happened with a customer, newest first. */
export function CustomerStory({ card }: { card: CustomerCard }) {
  const t = useCustomersText();
  const entries: StoryEntry[] = [
    ...card.bookings.map((booking) => ({
      id: `booking-${booking.id}`,
      at: booking.bookingDate,
      ...getLook(booking),
      title: formatService(booking, t),
      text: `${formatWhen(booking)}. ${booking.noShow ? t('admin.bookings.noShow') : t(`admin.bookings.status.${booking.status}`)}`,
      said: booking.ownerWords,
    })),
    ...card.orderList.map((order) => ({
      id: `order-${order.id}`,
      at: order.createdAt,
      icon: <ShoppingBag />,
      title: t('customers.story.order', { number: String(order.orderNumber) }),
      text: `${order.items.map((item) => t('admin.orders.item', { ...item })).join(', ')}. ${t(`admin.orders.status.${order.status}`)}, ${formatStoredAmount(order.totalAmount)}`,
    })),
    ...card.messages.map((message) => ({
      id: `message-${message.id}`,
      at: message.createdAt,
      icon: <Mail />,
      title: t('customers.story.message'),
      text: message.message,
    })),
    ...card.imported.map(({ createdAt, note }) => ({
      id: `imported-${createdAt}-${note}`,
      at: createdAt,
      icon: <FileUp />,
      title: t('customers.story.imported'),
      text: note,
    })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  const isCut = card.messageCount > card.messages.length || card.orders > card.orderList.length;
  return (
    <section className="grid gap-2" aria-labelledby="story-title">
      <h3 id="story-title" className="h3">
        {t('customers.story.title')}
      </h3>
      <ul className="story">
        {entries.map(({ id, at, icon, tone, title, text, said }) => (
          <li key={id}>
            <span className={`story__dot ${tone ? `story__dot--${tone}` : ''}`} aria-hidden="true">
              {icon}
            </span>
            <div className="min-w-0">
              <p className="strong wrap-anywhere">{title}</p>
              <p className="sm soft visitor-text">{text}</p>
              {said && (
                <p className="sm said visitor-text">{t('admin.bookings.ownerWords', { words: said })}</p>
              )}
            </div>
            <time className="sm mute" dateTime={at}>
              {preventBreaks(formatDate(at))}
            </time>
          </li>
        ))}
      </ul>
      {isCut && <p className="sm mute">{t('customers.story.cut')}</p>}
    </section>
  );
}

function getLook({ status, noShow }: Booking): Pick<StoryEntry, 'icon' | 'tone'> {
  if (noShow) return { icon: <UserRoundX />, tone: 'bad' };
  if (status === 'confirmed') return { icon: <Check />, tone: 'ok' };
  return status === 'pending' ? { icon: <Clock />, tone: 'wait' } : { icon: <X /> };
}
