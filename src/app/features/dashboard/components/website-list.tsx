import { CircleAlert, Plus, RotateCw } from 'lucide-react';
import { useWebsites } from '@/app/entities/website';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ShopArt } from '@/ui/shop-art';
import { useText } from '../use-text';
import { DeletableCards } from './deletable-cards';
import { WebsiteListSkeleton } from './website-list-skeleton';

/** The owner's websites, or what stands in their place: shapes, an invitation, a failure. */
export function WebsiteList({ onCreate }: { onCreate: () => void }) {
  const t = useText();
  const { data: websites, isFetching, error, refetch } = useWebsites();

  if (error && !websites) {
    return (
      <section className="card">
        <EmptyState
          icon={<CircleAlert className="icon--lg" />}
          title={t('dashboard.loadFailedTitle')}
          text={t('dashboard.loadFailedText')}
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
  if (!websites) return <WebsiteListSkeleton />;
  if (websites.length === 0) {
    return (
      <section className="card">
        <EmptyState
          className="py-18"
          art={<ShopArt />}
          title={t('dashboard.emptyTitle')}
          text={t('dashboard.emptyText')}
          action={
            <Button variant="primary" size="lg" onClick={onCreate}>
              <Plus />
              {t('dashboard.createFirst')}
            </Button>
          }
        />
      </section>
    );
  }
  return <DeletableCards websites={websites} />;
}
