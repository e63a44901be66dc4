import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate, formatDay, preventBreaks } from '@/app/lib/dates';
import type { Text } from '@/app/lib/texts';
import type { Customer } from '@/contracts/customers';
import { SEARCH_MAX_LENGTH } from '@/contracts/parameters';
import { CUSTOMER_KINDS, type CustomerKind } from '@/core/customers';
import { paths } from '@/core/screen-paths';
import { Card } from '@/ui/card';
import { Chip, Chips } from '@/ui/chips';
import { EmptyState } from '@/ui/empty-state';
import { SearchField } from '@/ui/search-field';
import { MoreButton, PanelError, RowsSkeleton } from '../rows/loaded-list';
import { Initials } from './initials';
import { type CustomerList, useCustomerList } from './use-customers';
import { useCustomersText } from './use-customers-text';
import './customers.css';
import { TypedText } from '../search/typed-text';
import type { CustomersSearch } from './customers-address';

interface CustomersListProps {
  websiteId: number;
  /** The card of this customer stands beside the list. */
  shown: string | undefined;
}

/** Lists everybody who left something at a website; whoever was active last comes first. */
export function CustomersList({ websiteId, shown }: CustomersListProps) {
  const t = useCustomersText();
  const field = useRef<HTMLInputElement>(null);
  const { find: q, kind, ...search } = useCustomersSearch();
  const list = useCustomerList(websiteId, q, kind);
  return (
    <Card className="overflow-hidden" aria-label={t('customers.title')}>
      <div className="customers-search">
        <SearchField
          ref={field}
          label={t('customers.search')}
          placeholder={t('customers.search')}
          clearLabel={t('customers.clear')}
          maxLength={SEARCH_MAX_LENGTH}
          value={search.typed}
          onType={search.type}
          onEnter={search.findNow}
          onClear={search.clear}
        />
        <Chips label={t('customers.filter')}>
          {CUSTOMER_KINDS.map((one) => (
            <Chip key={one} isPressed={kind === one} onPress={() => search.choose(one)}>
              {t(`customers.kinds.${one}`)}
            </Chip>
          ))}
        </Chips>
      </div>
      <FoundCustomers list={list} websiteId={websiteId} q={q} kind={kind} shown={shown} />
    </Card>
  );
}

interface FoundCustomersProps {
  list: CustomerList;
  websiteId: number;
  q: string;
  kind: CustomerKind | undefined;
  shown: string | undefined;
}

function FoundCustomers({ list, websiteId, q, kind, shown }: FoundCustomersProps) {
  const t = useCustomersText();
  if (list.isPending) return <RowsSkeleton />;
  if (!list.data) return <PanelError error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={<Users className="icon--lg" />}
        title={t(q === '' && !kind ? 'customers.empty' : 'customers.noneFound')}
        text={t(getEmptyText(q, kind))}
      />
    );
  }
  return (
    <>
      <ul className="rows" aria-busy={list.isPlaceholderData}>
        {list.data.map((customer) => (
          <li key={customer.key}>
            <Link
              to={paths.customers(websiteId, customer.key)}
              // The search stays in the address, so that the owner finds it again when they come back to the list.
              search={true}
              className="customer-row"
              aria-current={customer.key === shown ? 'page' : undefined}
            >
              <Initials name={customer.name} />
              <span className="min-w-0">
                <b className="strong wrap-anywhere block">{customer.name}</b>
                <span className="sm soft wrap-anywhere">{describeCustomer(customer, t)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="flex justify-center border-line border-t p-4">
          <MoreButton list={list} />
        </div>
      )}
    </>
  );
}

/** Says why the list is empty. */
function getEmptyText(q: string, kind: CustomerKind | undefined) {
  if (q !== '') return 'customers.noneFoundText' as const;
  return kind ? (`customers.kindTexts.${kind}` as const) : ('customers.emptyText' as const);
}

/** Says in one line what matters about a customer now. */
function describeCustomer(customer: Customer, t: Text<'customers'>): string {
  const { nextVisit, lastVisit, visits, noShows, orders, lastSeen, isImported } = customer;
  const parts: string[] = [];
  if (nextVisit) parts.push(t('customers.comes', { when: toWallMoment(nextVisit) }));
  if (lastVisit) parts.push(t('customers.lastVisit', { day: preventBreaks(formatDay(lastVisit, 'date')) }));
  if (visits > 0) parts.push(t('customers.visits', { count: visits }));
  if (orders > 0) parts.push(t('customers.orders', { count: orders }));
  if (noShows > 0) parts.push(t('customers.noShows', { count: noShows }));
  if (parts.length === 0) {
    const day = preventBreaks(formatDate(lastSeen));
    parts.push(t(isImported ? 'customers.fromFile' : 'customers.wrote', { day }));
  }
  return parts.join(' · ');
}

/** Returns a moment on the wall clock of the website, YYYY-MM-DD and for visits HH:MM. */
export function toWallMoment(moment: string): string {
  const [day = '', time] = moment.split(' ');
  return preventBreaks([formatDay(day, 'date'), ...(time ? [time] : [])].join(' '));
}

/** Keeps the search and the kind of customers in the address; a typed text gets there when the owner pauses. */
function useCustomersSearch() {
  const { find = '', kind }: CustomersSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [typed, setTyped] = useState(find);
  const [text] = useState(() => new TypedText(find));
  useEffect(() => {
    if (text.arrive(find)) setTyped(find);
  }, [text, find]);
  useEffect(() => () => text.stop(), [text]);
  const look = (change: CustomersSearch) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    });
  const lookFor = (found: string) => look({ find: found.trim() || undefined });
  return {
    find,
    kind,
    typed,
    type(value: string) {
      setTyped(value);
      text.type(value.trim(), lookFor);
    },
    findNow: () => text.send(typed.trim(), lookFor),
    clear() {
      setTyped('');
      text.send('', lookFor);
    },
    choose: (one: CustomerKind) => look({ kind: kind === one ? undefined : one }),
  };
}
