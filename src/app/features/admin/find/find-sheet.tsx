import { CalendarDays, Mail, ShoppingBag } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { formatStoredAmount } from '@/app/lib/amounts';
import { useCall } from '@/app/lib/call';
import { formatDayOfWeek, preventBreaks } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import { listBookings } from '@/contracts/endpoints/bookings';
import { listCustomers } from '@/contracts/endpoints/customers';
import { listMessages } from '@/contracts/endpoints/messages';
import { listOrders } from '@/contracts/endpoints/orders';
import { SEARCH_MAX_LENGTH } from '@/contracts/parameters';
import { paths } from '@/core/screen-paths';
import { Button } from '@/ui/button';
import { SearchField } from '@/ui/search-field';
import { Sheet } from '@/ui/sheet';
import { formatWhenSoon } from '../bookings/booking-text';
import { SheetLink } from '../components/sheet-link';
import { Initials } from '../customers/initials';
import type { ListSearch } from '../search/list-address';
import { TABS_ID } from '../search/list-link';
import { TypedText } from '../search/typed-text';
import { useSearchText } from '../search/use-search-text';
import { useText } from '../use-text';
import './find-sheet.css';

/** This many results of a kind are shown; the list of that kind has the others. */
const SHOWN = 4;

interface FindSheetProps {
  websiteId: number;
  onClose: () => void;
}

/** Finds customers, bookings, orders and messages by one field, and links to each of them. */
export function FindSheet({ websiteId, onClose }: FindSheetProps) {
  const t = useSearchText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [text] = useState(() => new TypedText(''));
  const find = (value: string) => {
    setQ(value);
    text.arrive(value);
  };
  return (
    <Sheet onClose={onClose} title={t('search.everything.label')} closeLabel={t('search.everything.close')}>
      <SearchField
        ref={field}
        label={t('search.everything.field')}
        placeholder={t('search.everything.placeholder')}
        clearLabel={t('search.clear')}
        maxLength={SEARCH_MAX_LENGTH}
        data-autofocus
        value={typed}
        onType={(value) => {
          setTyped(value);
          text.type(value.trim(), find);
        }}
        onEnter={() => text.send(typed.trim(), find)}
        onClear={() => {
          setTyped('');
          text.send('', find);
        }}
      />
      {q !== '' && <Found websiteId={websiteId} q={q} onClose={onClose} />}
    </Sheet>
  );
}

interface FoundProps extends FindSheetProps {
  q: string;
}

function Found({ websiteId, q, onClose }: FoundProps) {
  const t = useText();
  const ts = useSearchText();
  const input = { params: { id: websiteId }, query: { q } };
  const options = { staleTime: 0 };
  const customers = useCall(listCustomers, input, options);
  const bookings = useCall(listBookings, input, options);
  const orders = useCall(listOrders, input, options);
  const messages = useCall(listMessages, input, options);
  const all = [customers, bookings, orders, messages];
  const failed = all.find(({ isError }) => isError);
  const isReading = all.some(({ isPending }) => isPending);
  const count = all.reduce((sum, { data = [] }) => sum + data.length, 0);
  const list = { websiteId, onClose };
  return (
    <div className="find" aria-busy={isReading}>
      <p className="sr-only" role="status">
        {!isReading && ts('search.count', { count })}
      </p>
      {failed && (
        <div className="find__failed">
          <p>{getFailureText(failed.error, ts('search.everything.failed'))}</p>
          <Button onClick={() => void failed.refetch()}>{t('admin.loadError.retry')}</Button>
        </div>
      )}
      {!isReading && !failed && count === 0 && <p className="soft">{ts('search.nothingFor', { text: q })}</p>}
      <Group title={t('admin.customers')} items={customers.data}>
        {({ key, name, email, phone }) => (
          <FoundLink key={key} {...list} to={paths.customers(websiteId, key)}>
            <Initials name={name} />
            <Lines name={name} facts={[phone, email]} />
          </FoundLink>
        )}
      </Group>
      <Group
        title={t('admin.tabs.bookings')}
        items={bookings.data}
        more={<InList {...list} tab="bookings" search={{ findBooking: q }} />}
      >
        {(booking) => (
          <FoundLink key={booking.id} {...list} tab="bookings" search={{ findBooking: q }}>
            <CalendarDays className="find__sign" aria-hidden="true" />
            <Lines
              name={booking.customerName}
              facts={[
                preventBreaks(formatWhenSoon(booking, formatDayOfWeek)),
                booking.service,
                t(`admin.bookings.status.${booking.status}`),
              ]}
            />
          </FoundLink>
        )}
      </Group>
      <Group
        title={t('admin.tabs.orders')}
        items={orders.data}
        more={<InList {...list} tab="orders" search={{ findOrder: q }} />}
      >
        {({ id, orderNumber, customerName, totalAmount, status }) => (
          <FoundLink key={id} {...list} tab="orders" search={{ findOrder: String(orderNumber) }}>
            <ShoppingBag className="find__sign" aria-hidden="true" />
            <Lines
              name={customerName}
              facts={[
                String(orderNumber),
                preventBreaks(formatStoredAmount(totalAmount)),
                ts(`search.orders.status.${status}`),
              ]}
            />
          </FoundLink>
        )}
      </Group>
      <Group
        title={t('admin.tabs.messages')}
        items={messages.data}
        more={<InList {...list} tab="messages" search={{ findMessage: q }} />}
      >
        {({ id, name, message }) => (
          <FoundLink key={id} {...list} tab="messages" search={{ findMessage: q }}>
            <Mail className="find__sign" aria-hidden="true" />
            <Lines name={name} facts={[message]} isOneLine />
          </FoundLink>
        )}
      </Group>
    </div>
  );
}

interface GroupProps<Item> {
  title: string;
  items: readonly Item[] | undefined;
  /** The link leads to the list with all results of this kind. */
  more?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** Shows the results of one kind, and nothing if there are none. */
function Group<Item>({ title, items = [], more, children }: GroupProps<Item>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className="find__title" id={id}>
        {title}
      </h3>
      <ul>{items.slice(0, SHOWN).map(children)}</ul>
      {items.length > SHOWN && more}
    </section>
  );
}

type Target = { to: string } | { tab: 'messages' | 'bookings' | 'orders'; search: ListSearch };
type FoundLinkProps = FindSheetProps & Target & { children: ReactNode };

function FoundLink(props: FoundLinkProps) {
  return (
    <li>
      <PlaceLink {...props} className="find__one" />
    </li>
  );
}

function InList(props: FindSheetProps & Target) {
  const t = useSearchText();
  return (
    <PlaceLink {...props} className="link find__all">
      {t('search.everything.inList')}
    </PlaceLink>
  );
}

function PlaceLink({
  websiteId,
  onClose,
  className,
  children,
  ...target
}: FoundLinkProps & { className: string }) {
  if ('to' in target)
    return (
      <SheetLink to={target.to} className={className} onClose={onClose}>
        {children}
      </SheetLink>
    );
  const { tab, search } = target;
  return (
    <SheetLink
      to={paths.admin(websiteId)}
      search={search}
      hash={tab}
      staysInPlace
      className={className}
      onClose={onClose}
      onLeave={() => document.getElementById(TABS_ID)?.scrollIntoView()}
    >
      {children}
    </SheetLink>
  );
}

interface LinesProps {
  name: string;
  facts: readonly (string | null)[];
  isOneLine?: boolean;
}

function Lines({ name, facts, isOneLine }: LinesProps) {
  return (
    <span className="min-w-0">
      <b className="strong wrap-anywhere block">{name}</b>
      <span className={isOneLine ? 'sm soft truncate block' : 'sm soft wrap-anywhere'}>
        {facts.filter(Boolean).join(', ')}
      </span>
    </span>
  );
}
