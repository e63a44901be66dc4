import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findFailureDetail } from '@/app/lib/failure-text';
import { type AlikeBy, type AlikeInput, alikeBy } from '@/contracts/alike';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { Spinner } from '@/ui/spinner';
import { useToast } from '@/ui/toast';
import { LISTS, type ListName, listKey, refreshList } from '../api/website-lists';
import { useText } from '../use-text';

interface ManyDialogProps {
  websiteId: number;
  name: ListName;
  /** The dialog was opened from the row of this item. */
  item: { id: number; email: string };
  onClose: () => void;
}

/** Asks which of the items that are similar to one are refused or deleted, and says how many there are. */
export function ManyDialog({ websiteId, name, item, onClose }: ManyDialogProps) {
  const t = useText();
  const { counts, act, isActing } = useAlike(websiteId, name, item.id);
  const [by, setBy] = useState<AlikeBy>('sender');
  const texts = `admin.many.${LISTS[name].texts}` as const;
  const found = counts.data;
  // A network with no other sender adds nothing, and most lists do not know networks.
  const offered = alikeBy.options.filter((one) => one !== 'network' || (found && found.network > 1));
  const count = found?.[by] ?? 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t(`${texts}.title`)}
      closeLabel={t('admin.many.close')}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('admin.many.cancel')}
          </Button>
          {count > 0 && (
            <Button
              variant="danger"
              isPending={isActing}
              pendingText={t('admin.many.pending')}
              onClick={() => found && act({ by, until: found.until }, { onSuccess: onClose })}
            >
              {t(`${texts}.confirm`, { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="soft">{t(`${texts}.text`)}</p>
        {counts.isPending && <Spinner label={t('admin.many.counting')} />}
        {counts.isError && <p className="soft">{t('admin.many.countFailed')}</p>}
        {found && (
          <SelectField
            label={t('admin.many.which')}
            hint={by === 'network' ? t('admin.many.networkHint') : undefined}
            value={by}
            onChange={(event) => setBy(alikeBy.parse(event.target.value))}
            options={offered.map((one) => ({
              value: one,
              label: t(`admin.many.${one}`, { email: item.email, count: found[one] }),
            }))}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Counts the items of a list that are similar to one of them, and refuses or deletes them all. */
function useAlike(websiteId: number, name: ListName, id: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const key = listKey(websiteId, name);
  const { texts, countAlike, changeAlike } = LISTS[name];

  const counts = useQuery({
    // This key is not below the list's: the counts must not change under the question when the list is read again.
    queryKey: ['alike', ...key, id],
    queryFn: ({ signal }) => countAlike(websiteId, id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationKey: [...key, 'many'],
    mutationFn: (input: AlikeInput) => changeAlike(websiteId, id, input),
    onSuccess: ({ count }) => showToast({ title: t(`admin.many.${texts}.done`, { count }) }),
    onError: (error) =>
      showToast({
        title: t(`admin.many.${texts}.failed`),
        description: findFailureDetail(error),
        tone: 'bad',
      }),
    // A call whose answer got lost may have changed the list all the same.
    onSettled: () => void refreshList(queryClient, websiteId, name),
  });
  return { counts, act: mutate, isActing: isPending };
}
