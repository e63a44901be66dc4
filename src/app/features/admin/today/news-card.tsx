import { CalendarCheck, CalendarSync, CalendarX2, ChevronRight, ShoppingBag, Vote } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { formatStoredAmount } from '@/app/lib/amounts';
import { formatDateTime, formatDayInText } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import type { NewsItem, Today } from '@/contracts/endpoints/today';
import type { Order } from '@/contracts/orders';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Heading } from '@/ui/heading';
import { useNewsSeen } from '../api/today';
import { formatWhenSoon } from '../bookings/booking-text';
import { formatWhat } from '../calendar/bookings-of-day';
import { useTodayText } from '../use-today-text';

/** A longer list would push everything else off the screen. */
const FIRST = 4;

const ACT_ICONS = { booked: <CalendarCheck />, moved: <CalendarSync />, cancelled: <CalendarX2 /> };

interface NewsCardProps {
  ref: RefObject<HTMLElement | null>;
  websiteId: number;
  today: Today | undefined;
  onOpen: (booking: Booking) => void;
  onOpenOrder: (order: Order) => void;
}

/** Tells what customers did that needs no answer, until the owner has seen it. */
export function NewsCard({ ref, websiteId, today, onOpen, onOpenOrder }: NewsCardProps) {
  const t = useTodayText();
  const { markSeen, isMarking } = useNewsSeen(websiteId);
  const [isWhole, setIsWhole] = useState(false);
  if (!today) return null;
  const shown = isWhole ? today.news : today.news.slice(0, FIRST);
  return (
    <Card ref={ref} className="today__news overflow-hidden" aria-labelledby="today-news" tabIndex={-1}>
      <div className="today__title">
        <Heading level={3} id="today-news" className="h3">
          {t('today.news.title')}
        </Heading>
        {today.news.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            isPending={isMarking}
            onClick={() => {
              ref.current?.focus();
              markSeen(today);
            }}
          >
            {t('today.news.seen')}
          </Button>
        )}
      </div>
      {today.news.length === 0 ? (
        <p className="today__none soft">{t('today.news.none')}</p>
      ) : (
        <ul className="news">
          {shown.map((item) => (
            <li key={getKey(item)}>
              <NewsRow item={item} onOpen={onOpen} onOpenOrder={onOpenOrder} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < today.news.length && (
        <p className="today__more">
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {t('today.news.all', { count: today.news.length })}
          </Button>
        </p>
      )}
    </Card>
  );
}

const getKey = (item: NewsItem) =>
  'booking' in item
    ? `booking ${item.booking.id}`
    : 'order' in item
      ? `order ${item.order.id}`
      : `voted ${item.question}`;

interface NewsRowProps extends Pick<NewsCardProps, 'onOpen' | 'onOpenOrder'> {
  item: NewsItem;
}

function NewsRow({ item, onOpen, onOpenOrder }: NewsRowProps) {
  const t = useTodayText();
  const at = formatDateTime(item.at);
  if (item.kind === 'voted') {
    return (
      <div className="news__row">
        <NewsText
          icon={<Vote />}
          title={t('today.news.voted', { count: item.count, question: item.question })}
          text={t('today.news.leads', { option: item.leader, count: item.leaderVotes })}
        />
      </div>
    );
  }
  if (item.kind === 'ordered') {
    const { order } = item;
    const what = order.items.map((each) => t('admin.orders.item', { ...each })).join(', ');
    return (
      <button type="button" className="news__row" aria-haspopup="dialog" onClick={() => onOpenOrder(order)}>
        <NewsText
          icon={<ShoppingBag />}
          title={t('today.news.ordered', { name: order.customerName, what })}
          text={`${at}, ${t('today.news.notPaid', { amount: formatStoredAmount(order.totalAmount) })}`}
        />
        <ChevronRight className="icon--sm" aria-hidden="true" />
      </button>
    );
  }
  const { booking } = item;
  const title = t(`today.news.${item.kind}`, {
    name: booking.customerName,
    when: formatWhenSoon(booking, formatDayInText),
  });
  return (
    <button type="button" className="news__row" aria-haspopup="dialog" onClick={() => onOpen(booking)}>
      <NewsText
        icon={ACT_ICONS[item.kind]}
        title={title}
        text={
          item.kind === 'cancelled' ? `${at}, ${t('today.news.freeAgain')}` : `${at}, ${formatWhat(booking)}`
        }
      />
      <ChevronRight className="icon--sm" aria-hidden="true" />
    </button>
  );
}

function NewsText({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span className="news__icon" aria-hidden="true">
        {icon}
      </span>
      <span className="news__text">
        <span className="wrap-anywhere">{title}</span>
        <span className="sm soft wrap-anywhere">{text}</span>
      </span>
    </>
  );
}
