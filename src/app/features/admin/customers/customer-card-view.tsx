import { Download, Trash2, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { formatStoredAmount } from '@/app/lib/amounts';
import { ApiError } from '@/app/lib/api-client';
import { useCall } from '@/app/lib/call';
import { useScreenTitle } from '@/app/lib/screen-title';
import type { AlikeCustomer, CustomerCard } from '@/contracts/customers';
import { getCallPath } from '@/contracts/endpoint';
import * as api from '@/contracts/endpoints/customers';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { PhoneNumber } from '../rows/contact';
import { PanelError, RowsSkeleton } from '../rows/loaded-list';
import { CustomerStory } from './customer-story';
import { wallMoment } from './customers-list';
import { OwnNote } from './own-note';
import { useEraseCustomer, useJoinCustomers } from './use-customers';
import { useCustomersText } from './use-customers-text';
import './customers.css';

interface CustomerCardViewProps {
  websiteId: number;
  customerKey: string;
  isReadOnly: boolean;
}

/** All that a website knows of one person. */
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
    <>
      <Card className="overflow-hidden" aria-label={card.name}>
        <div className="card__pad grid gap-1">
          <h2 className="h2 wrap-anywhere">{card.name}</h2>
          {card.phones.map((phone) => (
            <p key={phone} className="wrap-anywhere">
              <PhoneNumber phone={phone} />
            </p>
          ))}
          {card.emails.map((email) => (
            <p key={email} className="wrap-anywhere">
              <a className="link" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
                {email}
              </a>
            </p>
          ))}
          {card.nextVisit && <p>{t('customers.comes', { when: wallMoment(card.nextVisit) })}</p>}
        </div>
        <CardFacts card={card} />
        <div className="card__pad grid gap-6">
          <OwnNote key={card.key} websiteId={websiteId} card={card} isReadOnly={isReadOnly} />
          <CustomerStory card={card} />
        </div>
      </Card>
      {!isReadOnly && card.alike.length > 0 && <JoinOffer websiteId={websiteId} card={card} />}
      <CustomerData websiteId={websiteId} card={card} />
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

/** Others with the same phone or name: the owner knows whether it is one person. */
function JoinOffer({ websiteId, card }: { websiteId: number; card: CustomerCard }) {
  const t = useCustomersText();
  const [asked, setAsked] = useState<AlikeCustomer | null>(null);
  const close = () => setAsked(null);
  const { mutate, isPending } = useJoinCustomers(websiteId, card.key, close);
  return (
    <Card className="card__pad grid gap-3">
      <h2 className="h3">{t('customers.join.title')}</h2>
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
    </Card>
  );
}

/** What the customer has a right to: all of it as one file, and to be erased. */
function CustomerData({ websiteId, card }: { websiteId: number; card: CustomerCard }) {
  const t = useCustomersText();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const { mutate, isPending } = useEraseCustomer(websiteId, card.key);
  return (
    <Card className="card__pad grid gap-3">
      <h2 className="h3">{t('customers.data.title')}</h2>
      <p className="sm soft">{t('customers.data.text')}</p>
      <div className="flex flex-wrap gap-2">
        <a
          className={buttonClass()}
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
    </Card>
  );
}
