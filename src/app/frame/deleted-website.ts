import { bin } from '@messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRefreshWebsites } from '@/app/entities/website';
import { ApiError } from '@/app/lib/api-client';
import { call } from '@/app/lib/call';
import { getFailureText } from '@/app/lib/failure-text';
import { createUseText } from '@/app/lib/texts';
import * as api from '@/contracts/endpoints/websites';
import { BIN_DAYS, type Website } from '@/contracts/websites';
import { paths } from '@/core/screen-paths';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useShowIfLocked } from './locked-feature/locked-feature-context';

const useText = createUseText({ bin });

type Deleted = Pick<Website, 'title' | 'slug'>;

const UNDO_KEY = ['undo-deletion'];

/**
 * Returns a function that says that a website is deleted, in the words of the screen, and offers Undo, even when the
 * screen has gone.
 */
export function useDeletedNotice(): (words: string, deleted: Deleted) => void {
  const t = useText();
  const toast = useToast();
  const undo = useUndoDeletion();
  return (words, deleted) =>
    toast({
      title: words,
      description: t('bin.waits', { days: BIN_DAYS }),
      seconds: UNDO_SECONDS,
      button: {
        label: t('bin.undo'),
        name: t('bin.undoOf', { title: deleted.title }),
        isUndo: true,
        onPress: () => undo(deleted),
      },
    });
}

/** Brings back the website that was deleted last under an address, as a draft. */
function useUndoDeletion(): (deleted: Deleted) => void {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const showIfLocked = useShowIfLocked();
  const queryClient = useQueryClient();
  const refresh = useRefreshWebsites();
  const { mutate } = useMutation({
    mutationKey: UNDO_KEY,
    mutationFn: bringBackLast,
    onSuccess(website, { title }) {
      void refresh();
      if (website) toast({ title: t('bin.back', { title }) });
      else toast({ tone: 'bad', title: t('bin.backFailed'), description: t('bin.notThere') });
    },
    onError(error, deleted) {
      if (showIfLocked(error)) return;
      // The bin asks for another address.
      const button =
        error instanceof ApiError && error.code === 'CONFLICT'
          ? { label: t('bin.title'), name: t('bin.title'), onPress: () => void navigate({ to: paths.bin }) }
          : { label: t('common.retry'), name: t('common.retry'), onPress: () => undo(deleted) };
      toast({
        tone: 'bad',
        title: t('bin.backFailed'),
        description: getFailureText(error, t('bin.waits', { days: BIN_DAYS })),
        seconds: UNDO_SECONDS,
        button,
      });
    },
  });
  const undo = (deleted: Deleted) => {
    if (!queryClient.isMutating({ mutationKey: UNDO_KEY })) mutate(deleted);
  };
  return undo;
}

/** Returns null if the bin does not have the website any more: another tab has brought it back, or deleted it for good. */
async function bringBackLast({ slug }: Deleted): Promise<Website | null> {
  // The bin lists the last deleted website first.
  const last = (await call(api.listBin, {})).find((binned) => binned.slug === slug);
  return last ? call(api.bringBackWebsite, { params: { id: last.id }, body: {} }) : null;
}
