import { CircleAlert, RotateCw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useBringBack } from '@/app/entities/website';
import { useShowIfLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { formatDate } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import { getPublicAddress } from '@/app/lib/page-facts';
import { BIN_DAYS, type BinnedWebsite } from '@/contracts/websites';
import { DAY_MS } from '@/core/dates';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LetterTile } from '@/ui/letter-tile';
import { Skeleton } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import { isTakenFailure } from '../create/create-website-dialog';
import { useText } from '../use-text';
import { DeleteForGoodDialog, OtherAddressDialog } from './bin-dialogs';
import { useBin } from './use-bin';
import './bin.css';

/** Shows the deleted websites of an owner, or in their place a skeleton, a note that there are none, or a failure. */
export function BinList() {
  const t = useText();
  const { data: binned, error, isFetching, refetch } = useBin();
  if (error && !binned) {
    return (
      <section className="card">
        <EmptyState
          icon={<CircleAlert className="icon--lg" />}
          title={t('bin.loadFailedTitle')}
          text={getFailureText(error, t('bin.loadFailedText'))}
          action={
            <Button
              isPending={isFetching}
              pendingText={t('dashboard.loadingAgain')}
              onClick={() => void refetch()}
            >
              <RotateCw />
              {t('common.retry')}
            </Button>
          }
        />
      </section>
    );
  }
  if (!binned) {
    return (
      <div role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-32 rounded-xl" />
      </div>
    );
  }
  if (binned.length === 0) {
    return (
      <section className="card">
        <EmptyState
          icon={<Trash2 className="icon--lg" />}
          title={t('bin.emptyTitle')}
          text={t('bin.emptyText', { days: BIN_DAYS })}
        />
      </section>
    );
  }
  return (
    <section className="card bin" aria-label={t('bin.title')}>
      <ul>
        {binned.map((website) => (
          <BinRow key={website.id} website={website} />
        ))}
      </ul>
    </section>
  );
}

function BinRow({ website }: { website: BinnedWebsite }) {
  const t = useText();
  const toast = useToast();
  const showIfLocked = useShowIfLocked();
  const bringing = useBringBack();
  const [asks, setAsks] = useState<'address' | 'deletion' | null>(null);
  const { id, title, slug, deletedAt, goneAt } = website;
  const days = Math.max(0, Math.ceil((Date.parse(goneAt) - Date.now()) / DAY_MS));

  const bringBack = () =>
    bringing.mutate(
      { id },
      {
        onSuccess: () => toast({ title: t('bin.back', { title }) }),
        onError: (error) => {
          if (showIfLocked(error)) return;
          if (isTakenFailure(error)) return setAsks('address');
          toast({
            tone: 'bad',
            title: t('common.error'),
            description: getFailureText(error, t('bin.backFailed')),
          });
        },
      },
    );

  return (
    <li className="bin__row">
      <LetterTile text={title} accent="grey" imageUrl={null} />
      <div className="min-w-0">
        <p className="strong wrap-anywhere">{title}</p>
        <p className="sm mute wrap-anywhere">{getPublicAddress(slug)}</p>
        <p className="sm soft">{t('bin.deletedOn', { date: formatDate(deletedAt) })}</p>
        <progress className="bin__days" value={days} max={BIN_DAYS} aria-hidden="true" />
        <p className="sm soft">{t('bin.daysLeft', { count: days })}</p>
      </div>
      <div className="bin__acts">
        <Button
          isPending={bringing.isPending}
          pendingText={t('bin.bringingBack')}
          aria-label={t('bin.bringBackOf', { title })}
          onClick={bringBack}
        >
          <Undo2 />
          {t('bin.bringBack')}
        </Button>
        <Button
          variant="danger-quiet"
          aria-label={t('bin.deleteNowOf', { title })}
          onClick={() => setAsks('deletion')}
        >
          {t('bin.deleteNow')}
        </Button>
      </div>
      {asks === 'address' && <OtherAddressDialog website={website} onClose={() => setAsks(null)} />}
      {asks === 'deletion' && <DeleteForGoodDialog website={website} onClose={() => setAsks(null)} />}
    </li>
  );
}
