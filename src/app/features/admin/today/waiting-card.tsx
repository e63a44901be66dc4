import { CalendarCheck, Check, Mail, Reply, ShoppingBag } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { formatDateTime } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Today } from '@/contracts/endpoints/today';
import type { Order } from '@/contracts/orders';
import type { Website } from '@/contracts/websites';
import { Badge } from '@/ui/badge';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Heading } from '@/ui/heading';
import { useMarkMessageRead } from '../api/items';
import { useWaitingTap } from '../api/taps-context';
import { BookingBadge } from '../bookings/booking-facts';
import type { BookingHandlers } from '../bookings/booking-rows';
import { formatWhenSoon } from '../bookings/booking-text';
import { listAnswerLines } from '../calendar/answer-lines';
import { formatWhat } from '../calendar/bookings-of-day';
import { PanelError, RowsSkeleton } from '../rows/loaded-list';
import { WaitingTap } from '../rows/waiting-tap';
import { ListLink } from '../search/list-link';
import { useTodayText } from '../use-today-text';

/** Counts everything that waits for the owner. */
export function countWaiting({ bookingCount, orderCount, messageCount }: Today['waiting']): number {
  return bookingCount + orderCount + messageCount;
}

interface WaitingCardProps {
  ref: RefObject<HTMLElement | null>;
  website: Pick<Website, 'id'>;
  today: { data: Today | undefined; isPending: boolean; error: unknown; refetch: () => unknown };
  onStatus: BookingHandlers['onStatus'];
  onCancel: BookingHandlers['onCancel'];
  onOpen: (booking: Booking) => void;
  onReply: MessageAskProps['onReply'];
  onMove: OrderAskProps['onMove'];
  onOpenOrder: OrderAskProps['onOpen'];
}

/** Shows what waits for the owner, with the buttons to answer it. */
export function WaitingCard({ ref, website, today, ...presses }: WaitingCardProps) {
  const t = useTodayText();
  const waiting = today.data?.waiting;
  const count = waiting ? countWaiting(waiting) : 0;
  return (
    <Card ref={ref} className="today__waiting overflow-hidden" aria-labelledby="today-waiting" tabIndex={-1}>
      <div className="today__title">
        <Heading level={3} id="today-waiting" className="h3">
          {t('today.waiting.title')}
        </Heading>
        {count > 0 && <Badge tone="butter">{count}</Badge>}
      </div>
      {today.isPending ? (
        <RowsSkeleton />
      ) : !waiting ? (
        <PanelError error={today.error} onRetry={() => void today.refetch()} />
      ) : count === 0 ? (
        <p className="today__none soft">{t('today.waiting.none')}</p>
      ) : (
        <Asks website={website} waiting={waiting} {...presses} />
      )}
    </Card>
  );
}

interface AsksProps extends Omit<WaitingCardProps, 'ref' | 'today'> {
  waiting: Today['waiting'];
}

function Asks({ website, waiting, onStatus, onCancel, onOpen, onReply, onMove, onOpenOrder }: AsksProps) {
  const t = useTodayText();
  const markRead = useMarkMessageRead(website.id);
  const { bookings, orders, messages } = waiting;
  const more = [
    {
      tab: 'bookings',
      search: { bookings: 'pending' },
      count: waiting.bookingCount - bookings.length,
      text: 'moreBookings',
    },
    {
      tab: 'orders',
      search: { orders: 'paid' },
      count: waiting.orderCount - orders.length,
      text: 'moreOrders',
    },
    {
      tab: 'messages',
      search: { messages: 'unread' },
      count: waiting.messageCount - messages.length,
      text: 'moreMessages',
    },
  ] as const;
  return (
    <>
      <ul className="asks">
        {bookings.map((booking) => (
          <BookingAsk
            key={booking.id}
            booking={booking}
            onStatus={onStatus}
            onCancel={onCancel}
            onOpen={onOpen}
          />
        ))}
        {orders.map((order) => (
          <OrderAsk key={order.id} order={order} onMove={onMove} onOpen={onOpenOrder} />
        ))}
        {messages.map((message) => (
          <MessageAsk key={message.id} message={message} onReply={onReply} onMarkRead={markRead} />
        ))}
      </ul>
      {more.some(({ count }) => count > 0) && (
        <p className="today__more">
          {more.map(
            ({ tab, search, count, text }) =>
              count > 0 && (
                <ListLink
                  key={tab}
                  className={getButtonClass({ variant: 'quiet' })}
                  tab={tab}
                  search={search}
                >
                  {t(`today.waiting.${text}`, { count })}
                </ListLink>
              ),
          )}
        </p>
      )}
    </>
  );
}

interface AskProps {
  icon: ReactNode;
  children: ReactNode;
  /** Renders the buttons. They go with the answer: `keepFocus` moves the focus to the row before. */
  actions: (keepFocus: () => void) => ReactNode;
  list: Parameters<typeof useWaitingTap>[0];
  id: number;
}

function Ask({ icon, children, actions, list, id }: AskProps) {
  const row = useRef<HTMLLIElement>(null);
  const waiting = useWaitingTap(list, id);
  return (
    <li ref={row} className={classNames('ask', waiting && 'is-waiting-net')} tabIndex={-1}>
      <div className="ask__top">
        <span className="ask__icon" aria-hidden="true">
          {icon}
        </span>
        <div className="ask__text">{children}</div>
      </div>
      <div className="ask__acts">
        {waiting ? <WaitingTap {...waiting} /> : actions(() => row.current?.focus())}
      </div>
    </li>
  );
}

interface BookingAskProps extends Pick<WaitingCardProps, 'onStatus' | 'onCancel' | 'onOpen'> {
  booking: Booking;
}

function BookingAsk({ booking, onStatus, onCancel, onOpen }: BookingAskProps) {
  const t = useTodayText();
  const { customerName: name, status, notes } = booking;
  return (
    <Ask
      icon={<CalendarCheck />}
      list="bookings"
      id={booking.id}
      actions={(keepFocus) => {
        const decide = (decision: Booking['status']) => {
          keepFocus();
          onStatus(booking, decision);
        };
        if (status !== 'pending') return <BookingBadge status={status} />;
        return (
          <>
            <Button
              variant="soft"
              aria-label={t('admin.bookings.confirmOf', { name })}
              onClick={() => decide('confirmed')}
            >
              <Check />
              {t('admin.bookings.confirm')}
            </Button>
            <Button
              aria-haspopup="dialog"
              aria-label={t('admin.bookings.rejectOf', { name })}
              onClick={() => onCancel(booking)}
            >
              {t('admin.bookings.reject')}
            </Button>
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={t('today.waiting.detailsOf', { name })}
              onClick={() => onOpen(booking)}
            >
              {t('today.waiting.details')}
            </Button>
          </>
        );
      }}
    >
      <b className="strong wrap-anywhere">{name}</b>
      <p className="wrap-anywhere">
        {formatWhenSoon(booking)}, {formatWhat(booking)}
      </p>
      {listAnswerLines(booking, t).map((line) => (
        <p className="sm wrap-anywhere" key={line}>
          {line}
        </p>
      ))}
      {notes && <p className="ask__quote">{notes}</p>}
      <p className="sm mute">{t('admin.bookings.received', { date: formatDateTime(booking.createdAt) })}</p>
    </Ask>
  );
}

interface OrderAskProps {
  order: Order;
  onMove: (order: Order, status: Order['status']) => void;
  onOpen: (order: Order) => void;
}

function OrderAsk({ order, onMove, onOpen }: OrderAskProps) {
  const t = useTodayText();
  const number = String(order.orderNumber);
  const ship = (event: MouseEvent) => {
    // The second half of a double click would take the step after this one.
    if (event.detail <= 1) onMove(order, 'shipped');
  };
  return (
    <Ask
      icon={<ShoppingBag />}
      list="orders"
      id={order.id}
      actions={(keepFocus) =>
        order.status === 'paid' ? (
          <>
            <Button
              variant="soft"
              aria-label={t('admin.orders.stepOf', { step: t('admin.orders.step.shipped'), number })}
              onClick={(event) => {
                keepFocus();
                ship(event);
              }}
            >
              {t('admin.orders.step.shipped')}
            </Button>
            <Button
              aria-haspopup="dialog"
              aria-label={t('today.waiting.openOrderOf', { number })}
              onClick={() => onOpen(order)}
            >
              {t('today.waiting.openOrder')}
            </Button>
          </>
        ) : (
          <Badge tone="green">{t(`admin.orders.status.${order.status}`)}</Badge>
        )
      }
    >
      <b className="strong">{t('today.waiting.orderPaid', { number })}</b>
      <p className="wrap-anywhere">
        {[order.customerName, ...order.items.map((item) => t('admin.orders.item', { ...item }))].join(', ')}
      </p>
      <p className="sm mute">{t('today.waiting.ordered', { date: formatDateTime(order.createdAt) })}</p>
    </Ask>
  );
}

interface MessageAskProps {
  message: ContactSubmission;
  onReply: (message: ContactSubmission) => void;
  onMarkRead: (message: ContactSubmission) => void;
}

function MessageAsk({ message, onReply, onMarkRead }: MessageAskProps) {
  const t = useTodayText();
  const { name } = message;
  return (
    <Ask
      icon={<Mail />}
      list="contact-submissions"
      id={message.id}
      actions={(keepFocus) =>
        message.isRead ? (
          <Badge>
            {t(message.replies.length > 0 ? 'admin.messages.answer.answered' : 'today.waiting.read')}
          </Badge>
        ) : (
          <>
            <Button
              variant="soft"
              aria-label={t('admin.messages.replyTo', { name })}
              onClick={() => onReply(message)}
            >
              <Reply />
              {t('admin.messages.reply')}
            </Button>
            <Button
              aria-label={t('today.waiting.noAnswerTo', { name })}
              onClick={() => {
                keepFocus();
                onMarkRead(message);
              }}
            >
              {t('today.waiting.noAnswer')}
            </Button>
          </>
        )
      }
    >
      <b className="strong wrap-anywhere">{t('today.waiting.messageOf', { name })}</b>
      <p className="ask__quote">{message.message}</p>
      <p className="sm mute">{formatDateTime(message.createdAt)}</p>
    </Ask>
  );
}
