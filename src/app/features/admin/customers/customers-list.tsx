import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCall } from '@/app/lib/call';
import { formatDate, formatDay, keepTogether } from '@/app/lib/dates';
import { paths } from '@/app/lib/paths';
import type { Text } from '@/app/lib/texts';
import type { Customer } from '@/contracts/customers';
import * as api from '@/contracts/endpoints/customers';
import { SEARCH_MAX_LENGTH } from '@/contracts/parameters';
import { RETENTION_MONTHS } from '@/core/customers';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { PanelError, RowsSkeleton } from '../rows/loaded-list';
import { type CustomerList, useCustomerList, useSaveRetention } from './use-customers';
import { useCustomersText } from './use-customers-text';
import './customers.css';

const PAUSE_MS = 300;

interface CustomersListProps {
  websiteId: number;
  isReadOnly: boolean;
}

/** Everybody who left something at a website, who was active last first. */
export function CustomersList({ websiteId, isReadOnly }: CustomersListProps) {
  const t = useCustomersText();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const list = useCustomerList(websiteId, q);
  return (
    <>
      <Card className="overflow-hidden" aria-label={t('customers.title')}>
        <div className="customers-search">
          <TextField
            type="search"
            label={t('customers.search')}
            maxLength={SEARCH_MAX_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <FoundCustomers list={list} websiteId={websiteId} q={q} />
      </Card>
      {!isReadOnly && <AlikePairs websiteId={websiteId} />}
      {!isReadOnly && <RetentionChoice websiteId={websiteId} />}
    </>
  );
}

function FoundCustomers({ list, websiteId, q }: { list: CustomerList; websiteId: number; q: string }) {
  const t = useCustomersText();
  if (list.isPending) return <RowsSkeleton />;
  if (!list.data) return <PanelError error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={<Users className="icon--lg" />}
        title={t(q === '' ? 'customers.empty' : 'customers.noneFound')}
        text={t(q === '' ? 'customers.emptyText' : 'customers.noneFoundText')}
      />
    );
  }
  return (
    <>
      <ul className="rows" aria-busy={list.isPlaceholderData}>
        {list.data.map((customer) => (
          <li key={customer.key}>
            <Link to={paths.customers(websiteId, customer.key)} className="customer-row">
              <b className="strong wrap-anywhere">{customer.name}</b>
              <span className="sm soft wrap-anywhere">{tellOf(customer, t)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="flex justify-center border-line border-t p-4">
          <Button
            isPending={list.isFetchingNextPage}
            pendingText={t('admin.loadingMore')}
            onClick={() => void list.fetchNextPage()}
          >
            {t('admin.loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What matters about a customer now, in one line. */
function tellOf(customer: Customer, t: Text<'customers'>): string {
  const { nextVisit, lastVisit, visits, noShows, orders, lastSeen } = customer;
  const parts: string[] = [];
  if (nextVisit) parts.push(t('customers.comes', { when: wallMoment(nextVisit) }));
  if (lastVisit) parts.push(t('customers.lastVisit', { day: keepTogether(formatDay(lastVisit, 'date')) }));
  if (visits > 0) parts.push(t('customers.visits', { count: visits }));
  if (orders > 0) parts.push(t('customers.orders', { count: orders }));
  if (noShows > 0) parts.push(t('customers.noShows', { count: noShows }));
  if (parts.length === 0) parts.push(t('customers.wrote', { day: keepTogether(formatDate(lastSeen)) }));
  return parts.join(' · ');
}

/** A moment on the wall clock of the website, YYYY-MM-DD and for visits HH:MM. */
export function wallMoment(moment: string): string {
  const [day = '', time] = moment.split(' ');
  return keepTogether([formatDay(day, 'date'), ...(time ? [time] : [])].join(' '));
}

/** Cards that may be one person: their owner opens one and joins them there. */
function AlikePairs({ websiteId }: { websiteId: number }) {
  const t = useCustomersText();
  const { data } = useCall(
    api.listAlikeCustomers,
    { params: { id: websiteId } },
    { refetchOnMount: 'always' },
  );
  if (!data?.length) return null;
  return (
    <Card className="card__pad grid gap-3" aria-labelledby="alike-title">
      <h2 id="alike-title" className="h3">
        {t('customers.pairs.title')}
      </h2>
      <p className="sm soft">{t('customers.pairs.text')}</p>
      <ul className="grid gap-2">
        {data.map(({ phone, customers }) => (
          <li key={phone} className="row__meta">
            <span>{phone}</span>
            {customers.map(({ key, name }) => (
              <Link key={key} to={paths.customers(websiteId, key)} className="link wrap-anywhere">
                {name}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const NEVER = 'never';

function RetentionChoice({ websiteId }: { websiteId: number }) {
  const t = useCustomersText();
  const { data } = useCall(api.readRetention, { params: { id: websiteId } });
  const { mutate, isPending } = useSaveRetention(websiteId);
  if (!data) return null;
  return (
    <Card className="card__pad">
      <SelectField
        label={t('customers.retention.title')}
        hint={t('customers.retention.text')}
        className="max-w-[60ch]"
        disabled={isPending}
        value={String(data.months ?? NEVER)}
        onChange={({ currentTarget: { value } }) =>
          mutate({ months: RETENTION_MONTHS.find((months) => String(months) === value) ?? null })
        }
        options={[
          ...RETENTION_MONTHS.map((months) => ({
            value: String(months),
            label: t('customers.retention.months', { count: months }),
          })),
          { value: NEVER, label: t('customers.retention.never') },
        ]}
      />
    </Card>
  );
}
