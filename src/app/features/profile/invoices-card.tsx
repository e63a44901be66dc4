import { CircleAlert, ExternalLink } from 'lucide-react';
import { formatMoney } from '@/app/lib/amounts';
import { formatDate } from '@/app/lib/dates';
import type { Invoice } from '@/contracts/billing';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { useInvoices } from './account-calls';
import { useText } from './use-text';

const tones: Record<Invoice['status'], BadgeTone> = { paid: 'green', open: 'amber', void: 'neutral' };

export function InvoicesCard() {
  const t = useText();
  return (
    <Card className="card__pad grid gap-4" aria-labelledby="invoices">
      <h2 className="h3" id="invoices">
        {t('profile.invoices.title')}
      </h2>
      <Invoices />
    </Card>
  );
}

function Invoices() {
  const t = useText();
  const { data: invoices, isFetching, isError, refetch } = useInvoices();
  if (!invoices && isError) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
        <p className="soft inline-flex items-center gap-2">
          <CircleAlert aria-hidden="true" />
          {t('profile.invoices.loadFailed')}
        </p>
        <Button isPending={isFetching} pendingText={t('profile.loading')} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (!invoices) {
    return (
      <div className="grid gap-3" role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
      </div>
    );
  }
  if (invoices.length === 0) return <p className="soft">{t('profile.invoices.empty')}</p>;
  return (
    <ul className="invoices">
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  );
}

function InvoiceRow({ invoice: { amountCents, status, createdAt, url } }: { invoice: Invoice }) {
  const t = useText();
  const date = formatDate(createdAt);
  return (
    <li>
      <time dateTime={createdAt}>{date}</time>
      <b className="strong num">{formatMoney(amountCents)}</b>
      <Badge tone={tones[status]}>{t(`profile.invoices.status.${status}`)}</Badge>
      {url && (
        <a
          className={getButtonClass({ variant: 'quiet', size: 'sm' })}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('profile.invoices.openOf', { date })}
        >
          <ExternalLink aria-hidden="true" />
          {t('profile.invoices.open')}
        </a>
      )}
    </li>
  );
}
