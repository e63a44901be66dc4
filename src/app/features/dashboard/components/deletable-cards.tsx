import { useState } from 'react';
import { useDeleteWebsite } from '@/app/entities/website';
import { failureText } from '@/app/lib/failure-text';
import type { ListedWebsite } from '@/contracts/websites';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { WebsiteCard } from './website-card';

/** The grid of cards, and the question before one of them goes for good. */
export function DeletableCards({ websites }: { websites: readonly ListedWebsite[] }) {
  const t = useText();
  const toast = useToast();
  const { deleteWebsite, isDeleting } = useDeleteWebsite();
  const [doomed, setDoomed] = useState<ListedWebsite | null>(null);

  const confirm = () => {
    if (!doomed) return;
    deleteWebsite(doomed.id, {
      onSuccess: () => toast({ title: t('dashboard.deleted') }),
      onError: (error) =>
        toast({
          tone: 'bad',
          title: t('common.error'),
          description: failureText(error, t('dashboard.deleteFailed')),
        }),
      onSettled: () => setDoomed(null),
    });
  };

  return (
    <>
      <ul className="site-grid">
        {websites.map((website) => (
          <li key={website.id} className="grid">
            <WebsiteCard website={website} onDelete={() => setDoomed(website)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        onConfirm={confirm}
        title={t('dashboard.deleteTitle')}
        text={t('dashboard.deleteQuestion', { title: doomed?.title ?? '' })}
        confirmLabel={t('dashboard.deleteConfirm')}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        isPending={isDeleting}
        pendingText={t('dashboard.deleting')}
      />
    </>
  );
}
