import { CircleAlert, RotateCw } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useDeleteWebsite, useTakeOffline, useWebsites } from '@/app/entities/website';
import { useDeletedNotice } from '@/app/frame/deleted-website';
import { getFailureText } from '@/app/lib/failure-text';
import { getPublicAddress } from '@/app/lib/page-facts';
import { BIN_DAYS, type ListedWebsite } from '@/contracts/websites';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { lazy } from '@/ui/lazy';
import { Skeleton } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import { useIsOnline } from '@/ui/use-is-online';
import { WebsiteCard } from '../card/website-card';
import type { Proposal } from '../create/create-website-dialog';
import { DuplicateDialog } from '../duplicate/duplicate-dialog';
import { useText } from '../use-text';

const SHAPES = ['first', 'second', 'third'];

const noWebsites = lazy(() => import('./no-websites'));

interface WebsiteListProps {
  onCreate: (proposal?: Proposal) => void;
  /** Holds the answers that the first run has so far; every way to create a website begins with them. */
  answered: RefObject<Proposal | null>;
}

/** Shows the owner's websites, or in their place a skeleton, an invitation or a failure. */
export function WebsiteList(props: WebsiteListProps) {
  const t = useText();
  const { data: websites, isFetching, error, refetch } = useWebsites();
  const isOnline = useIsOnline();

  // Without a connection nothing is asked for until it is back.
  if ((error || !isOnline) && !websites) {
    return (
      <section className="card">
        <EmptyState
          icon={<CircleAlert className="icon--lg" />}
          title={t('dashboard.loadFailedTitle')}
          text={t('dashboard.loadFailedText')}
          action={
            <Button
              disabled={!isOnline}
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
  if (!websites) return <WebsiteListSkeleton />;
  if (websites.length === 0) return <EmptyList {...props} />;
  return <DeletableCards websites={websites} />;
}

/** Shows owners without a website how to begin. Its script is loaded only for them. */
function EmptyList(props: WebsiteListProps) {
  const t = useText();
  const { parts, hasFailed } = noWebsites.useLazy();
  if (parts) return <parts.NoWebsites {...props} />;
  if (!hasFailed) return <WebsiteListSkeleton />;
  return (
    <section className="card">
      <EmptyState title={t('dashboard.emptyTitle')} text={t('dashboard.emptyText')} />
    </section>
  );
}

function WebsiteListSkeleton() {
  const t = useText();
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <div className="site-grid" aria-hidden="true">
        {SHAPES.map((shape) => (
          <div key={shape} className="card site-card">
            <div className="site-card__face">
              <Skeleton className="size-full rounded-none" />
            </div>
            <div className="site-card__body">
              <div className="site-card__id">
                <Skeleton className="size-14 flex-none rounded-row" />
                <Skeleton className="h-6.5 w-24 rounded-full" />
              </div>
              <span className="grid gap-2">
                <Skeleton className="h-5 w-[70%]" />
                <Skeleton className="h-3.5 w-1/2" />
              </span>
              <span className="grid h-12 content-center gap-2.5">
                <Skeleton className="h-3.5" />
                <Skeleton className="h-3.5 w-4/5" />
              </span>
            </div>
            <div className="site-card__foot">
              <Skeleton className="h-(--control) w-23 rounded-md" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Shows the grid of cards, and the dialogs that ask before an action on one of them. */
function DeletableCards({ websites }: { websites: readonly ListedWebsite[] }) {
  const t = useText();
  const toast = useToast();
  const { deleteWebsite, isDeleting } = useDeleteWebsite();
  const tellDeleted = useDeletedNotice();
  const [websiteToCopy, setWebsiteToCopy] = useState<ListedWebsite | null>(null);
  const [websiteToDelete, setWebsiteToDelete] = useState<ListedWebsite | null>(null);
  const [websiteToClose, setWebsiteToClose] = useState<ListedWebsite | null>(null);

  const confirm = () => {
    if (!websiteToDelete) return;
    deleteWebsite(websiteToDelete.id, {
      onSuccess: () => tellDeleted(t('dashboard.deleted'), websiteToDelete),
      onError: (error) =>
        toast({
          tone: 'bad',
          title: t('common.error'),
          description: getFailureText(error, t('dashboard.deleteFailed')),
        }),
      onSettled: () => setWebsiteToDelete(null),
    });
  };

  return (
    <>
      <ul className="site-grid">
        {websites.map((website) => (
          <li key={website.id} className="grid">
            <WebsiteCard
              website={website}
              onDelete={() => setWebsiteToDelete(website)}
              onDuplicate={() => setWebsiteToCopy(website)}
              onTakeOffline={() => setWebsiteToClose(website)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={websiteToDelete !== null}
        onClose={() => setWebsiteToDelete(null)}
        onConfirm={confirm}
        title={t('dashboard.deleteTitle')}
        text={`${t('dashboard.deleteQuestion', { title: websiteToDelete?.title ?? '' })} ${t('bin.waits', { days: BIN_DAYS })}`}
        confirmLabel={t('dashboard.deleteConfirm')}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        isPending={isDeleting}
        pendingText={t('dashboard.deleting')}
      />
      <TakeOfflineDialog website={websiteToClose} onClose={() => setWebsiteToClose(null)} />
      {websiteToCopy && <DuplicateDialog website={websiteToCopy} onClose={() => setWebsiteToCopy(null)} />}
    </>
  );
}

interface TakeOfflineDialogProps {
  /** It is null while nothing is asked. */
  website: ListedWebsite | null;
  onClose: () => void;
}

/** Asks before a website is hidden from visitors. */
function TakeOfflineDialog({ website, onClose }: TakeOfflineDialogProps) {
  const t = useText();
  const toast = useToast();
  const { mutate, isPending } = useTakeOffline();
  const { title = '', slug = '' } = website ?? {};
  const confirm = () => {
    if (!website || isPending) return;
    mutate(website.id, {
      onSuccess: () => toast({ title: t('dashboard.takeOffline.done', { title }) }),
      onError: (error) =>
        toast({
          tone: 'bad',
          title: t('common.error'),
          description: getFailureText(error, t('dashboard.takeOffline.failed')),
        }),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      isOpen={website !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={t('dashboard.takeOffline.title')}
      text={t('dashboard.takeOffline.text', { title, address: getPublicAddress(slug) })}
      confirmLabel={t('dashboard.takeOffline.confirm')}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      isPending={isPending}
      pendingText={t('dashboard.takeOffline.pending')}
    />
  );
}
