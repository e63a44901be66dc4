import { Download, Mail, Phone, Plus, Trash2, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { formatStoredAmount } from '@/app/lib/amounts';
import { ApiError } from '@/app/lib/api-client';
import { useCall } from '@/app/lib/call';
import { formatDay, formatDayRange } from '@/app/lib/dates';
import { useScreenTitle } from '@/app/lib/screen-title';
import type { AlikeCustomer, CustomerCard } from '@/contracts/customers';
import { getCallPath } from '@/contracts/endpoint';
import * as api from '@/contracts/endpoints/customers';
import { getWebsite } from '@/contracts/endpoints/websites';
import type { WaitlistEntry } from '@/contracts/waitlist';
import type { Website } from '@/contracts/websites';
import { toPhoneLink } from '@/core/link';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { useEntrySheets } from '../entry/use-entry-sheets';
import { getMailLink, PhoneNumber } from '../rows/contact';
import { PanelError, RowsSkeleton } from '../rows/loaded-list';
import { CustomerStory } from './customer-story';
import { toWallMoment } from './customers-list';
import { Initials } from './initials';
import { OwnNote } from './own-note';
import { useEraseCustomer, useJoinCustomers } from './use-customers';
import { useCustomersText } from './use-customers-text';
import './customers.css';

interface CustomerCardViewProps {
  websiteId: number;
  customerKey: string;
  isReadOnly: boolean;
}

interface CardProps {
  websiteId: number;
  card: CustomerCard;
  isReadOnly: boolean;
}

/** Shows everything that a website knows of one person. */
export function CustomerCardView({ websiteId, customerKey, isReadOnly }: CustomerCardViewProps) {
  const t = useCustomersText();
  const params = { id: websiteId, key: customerKey };
  const query = useCall(api.readCustomer, { params }, { refetchOnMount: 'always' });
  const card = query.data;
  useScreenTitle(card ? t('customers.cardTitle', { name: card.name }) : t('customers.title'));
  if (query.isPending) {
    return (
      <Card>
        <RowsSkeleton />
      </Card>
    );
  }
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <Card>
        <EmptyState
          icon={<UserRoundX className="icon--lg" />}
          title={t('customers.gone')}
          text={t('customers.goneText')}
        />
      </Card>
    );
  }
  if (!card) {
    return (
      <Card>
        <PanelError error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  return (
    <Card className="overflow-hidden" aria-label={card.name}>
      <div className="card__pad grid gap-4">
        <div className="customer-head">
          <Initials name={card.name} isLarge />
          <div className="grid gap-1">
            <h2 className="h2 wrap-anywhere">{card.name}</h2>
            {card.phones.map((phone) => (
              <p key={phone} className="sm wrap-anywhere">
                <PhoneNumber phone={phone} />
              </p>
            ))}
            {card.emails.map((email) => (
              <p key={email} className="sm soft wrap-anywhere">
                {email}
              </p>
            ))}
            {card.nextVisit && (
              <p className="strong sm">{t('customers.comes', { when: toWallMoment(card.nextVisit) })}</p>
            )}
            {card.waiting.length > 0 && (
              <p className="sm wrap-anywhere">
                {t('customers.waits', {
                  what: card.waiting.map((wish) => formatWaiting(wish)).join('; '),
                })}
              </p>
            )}
          </div>
        </div>
        <CustomerActions websiteId={websiteId} card={card} isReadOnly={isReadOnly} />
      </div>
      <CardFacts card={card} />
      <div className="card__pad customer-cols">
        <div className="grid gap-6">
          <OwnNote key={card.key} websiteId={websiteId} card={card} isReadOnly={isReadOnly} />
          <CustomerStory card={card} />
        </div>
        <div className="grid content-start gap-6">
          {!isReadOnly && card.alike.length > 0 && <JoinOffer websiteId={websiteId} card={card} />}
          <CustomerData websiteId={websiteId} card={card} />
        </div>
      </div>
    </Card>
  );
}

/** Looks like `27/11/2026, Haircut`. */
function formatWaiting({ date, endDate, service, personName }: WaitlistEntry): string {
  const when = endDate === null ? formatDay(date, 'date') : formatDayRange(date, endDate);
  return [when, service, personName].filter(Boolean).join(', ');
}

/** Calls or writes to the customer, and books the next visit. */
function CustomerActions({ websiteId, card, isReadOnly }: CardProps) {
  const t = useCustomersText();
  const website = useCall(getWebsite, { params: { id: websiteId } }, { enabled: !isReadOnly }).data;
  const [phone] = card.phones;
  const [email] = card.emails;
  const dials = phone === undefined ? null : toPhoneLink(phone);
  return (
    <div className="customer-actions">
      {dials !== null && (
        <a className={getButtonClass()} href={dials}>
          <Phone />
          {t('customers.call')}
        </a>
      )}
      {email !== undefined && (
        <a className={getButtonClass()} href={getMailLink(email, website?.title ?? '')}>
          <Mail />
          {t('customers.write')}
        </a>
      )}
      {website && <NextVisit website={website} card={card} />}
    </div>
  );
}

function NextVisit({ website, card }: { website: Website; card: CustomerCard }) {
  const t = useCustomersText();
  const { add, sheet } = useEntrySheets(website);
  if (!add) return null;
  const { name, emails, phones } = card;
  return (
    <>
      <Button
        variant="primary"
        onClick={() => add('booking', null, { name, email: emails[0] ?? '', phone: phones[0] ?? '' })}
      >
        <Plus />
        {t('customers.book')}
      </Button>
      {sheet}
    </>
  );
}

function CardFacts({ card }: { card: CustomerCard }) {
  const t = useCustomersText();
  return (
    <dl className="facts-row">
      <div>
        <dt>{t('customers.facts.visits')}</dt>
        <dd>{card.visits}</dd>
      </div>
      <div className={card.noShows > 0 ? 'is-warn' : undefined}>
        <dt>{t('customers.facts.noShows')}</dt>
        <dd>{card.noShows}</dd>
      </div>
      <div>
        <dt>{t('customers.facts.orders')}</dt>
        <dd>{card.orders}</dd>
      </div>
      <div>
        <dt>{t('customers.facts.paid')}</dt>
        <dd>{formatStoredAmount(card.paidTotal)}</dd>
      </div>
    </dl>
  );
}

/** Offers to join other cards with the same phone or name: only the owner knows whether they are one person. */
function JoinOffer({ websiteId, card }: { websiteId: number; card: CustomerCard }) {
  const t = useCustomersText();
  const [asked, setAsked] = useState<AlikeCustomer | null>(null);
  const close = () => setAsked(null);
  const { mutate, isPending } = useJoinCustomers(websiteId, card.key, close);
  return (
    <section className="customer-join">
      <h3 className="h3">{t('customers.join.title')}</h3>
      <p className="sm soft">{t('customers.join.text')}</p>
      <ul className="grid gap-3">
        {card.alike.map((other) => (
          <li key={other.key} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              {other.name}
              <span className="sm soft block">{[other.email, other.phone].filter(Boolean).join(', ')}</span>
            </span>
            <Button
              aria-label={t('customers.join.of', {
                name: other.name,
                contact: other.email || (other.phone ?? ''),
              })}
              onClick={() => setAsked(other)}
            >
              {t('customers.join.action')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={close}
        onConfirm={() => asked && mutate(asked.key)}
        title={t('customers.join.ask')}
        text={t('customers.join.askText', {
          name: card.name,
          other: [asked?.name, asked?.email, asked?.phone].filter(Boolean).join(', '),
        })}
        confirmLabel={t('customers.join.action')}
        confirmIcon={null}
        cancelLabel={t('customers.keep')}
        closeLabel={t('customers.close')}
        isPending={isPending}
        pendingText={t('customers.join.pending')}
      />
    </section>
  );
}

/** Gives the customer's data as one file, or erases the customer: everybody has a right to both. */
function CustomerData({ websiteId, card }: { websiteId: number; card: CustomerCard }) {
  const t = useCustomersText();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const { mutate, isPending } = useEraseCustomer(websiteId, card.key);
  return (
    <section className="grid gap-3">
      <h3 className="h3">{t('customers.data.title')}</h3>
      <p className="sm soft">{t('customers.data.text')}</p>
      <div className="flex flex-wrap gap-2">
        <a
          className={getButtonClass()}
          href={getCallPath(api.exportCustomer, { params: { id: websiteId, key: card.key } })}
          download
        >
          <Download />
          {t('customers.data.export')}
        </a>
        <Button variant="danger-quiet" onClick={() => setIsAsked(true)}>
          <Trash2 />
          {t('customers.erase.action')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={close}
        onConfirm={() => mutate(undefined, { onSettled: close })}
        title={t('customers.erase.title', { name: card.name })}
        text={
          <>
            <span className="block">{t('customers.erase.goes')}</span>
            <span className="mt-2 block">{t('customers.erase.first')}</span>
            <span className="mt-2 block">{t('customers.erase.stays')}</span>
            <span className="mt-2 block">{t('customers.erase.final')}</span>
          </>
        }
        confirmLabel={t('customers.erase.confirm')}
        cancelLabel={t('customers.keep')}
        closeLabel={t('customers.close')}
        isPending={isPending}
        pendingText={t('customers.erase.pending')}
      />
    </section>
  );
}
