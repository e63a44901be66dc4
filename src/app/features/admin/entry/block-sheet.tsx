import { CircleAlert, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { formatDayInText, formatDayRange } from '@/app/lib/dates';
import { findFailureDetail, getFailureText } from '@/app/lib/failure-text';
import type { Block } from '@/contracts/blocks';
import type { Person } from '@/core/people';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Sheet, SheetFoot } from '@/ui/sheet';
import { useToast } from '@/ui/toast';
import type { ToastButton } from '@/ui/toast-state';
import { createBlockSender, useCreateBlock, useRemoveBlock } from '../api/entries';
import { getBlockBounds } from '../calendar/blocks-of-day';
import { useOpenNow } from '../rows/use-open-now';
import { useDiaryText } from '../use-diary-text';
import { listScopes, type Service } from './services';

interface BlockSheetProps {
  websiteId: number;
  block: Block;
  services: readonly Service[];
  /** These are all people of the website: a block outlives the diary that a better plan had for its person. */
  people: readonly Person[];
  onClose: () => void;
}

/** Shows what a block closes, and can remove the block. */
export function BlockSheet({ websiteId, block, services, people, onClose }: BlockSheetProps) {
  const t = useDiaryText();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const removal = useRemoveBlock(websiteId);
  const [sendAgain] = useState(() => createBlockSender(websiteId));
  const again = useCreateBlock(websiteId, sendAgain);
  const shown = useOpenNow(true);
  const { from, fromTime, until, untilTime } = getBlockBounds(block);
  const scopes = listScopes(services, people, t('diary.block.everything'));
  const scope = scopes.find(({ value }) => value === (block.resource ?? ''));
  const isWhole = fromTime === '00:00' && untilTime === undefined;
  const days = from === until ? formatDayInText(from) : formatDayRange(from, until);
  const times = isWhole ? t('diary.block.wholeDay') : `${fromTime} – ${untilTime ?? '24:00'}`;

  const bringBack = () =>
    again.send(
      {
        ...scope?.scope,
        from,
        fromTime,
        until,
        ...(untilTime !== undefined && { untilTime }),
        ...(block.note && { note: block.note }),
      },
      {
        onSuccess: () => showToast({ title: t('diary.block.done', { what: days }) }),
        onError: (error) =>
          showToast({
            title: t('diary.block.notEntered'),
            description: findFailureDetail(error),
            tone: 'bad',
            button: undoButton,
          }),
      },
    );
  // A service that has left the page cannot be blocked again.
  const undoButton: ToastButton | undefined = scope && {
    label: t('diary.block.undo'),
    name: t('diary.block.undoOf', { what: days }),
    onPress: bringBack,
  };
  const remove = () => {
    setFailure(null);
    removal.send(block, {
      onSuccess: () => {
        // The sheet may be closed by now, and another one open.
        if (shown.current) onClose();
        showToast({
          title: t('diary.block.removed'),
          description: `${days}, ${times}`,
          button: undoButton,
        });
      },
      onError: (error) => {
        const title = t('diary.block.removeFailed');
        if (shown.current) setFailure(getFailureText(error, title));
        else showToast({ title, description: findFailureDetail(error), tone: 'bad' });
      },
    });
  };
  return (
    <Sheet
      onClose={onClose}
      title={block.note || t('diary.block.blocked')}
      description={`${days}, ${times}`}
      closeLabel={t('common.close')}
    >
      {failure && (
        <Banner tone="red" icon={<CircleAlert />}>
          {failure}
        </Banner>
      )}
      {scope && block.resource !== null && <p>{t('diary.block.closes', { what: scope.label })}</p>}
      <p className="soft">
        {block.feed === null ? t('diary.block.text') : t('diary.block.fromFeed', { name: block.feed })}
      </p>
      <SheetFoot>
        <Button onClick={onClose}>{t('diary.back')}</Button>
        {block.feed === null && (
          <Button
            variant="primary"
            isPending={removal.isPending}
            pendingText={t('diary.block.removing')}
            onClick={remove}
          >
            <LockOpen />
            {t('diary.block.remove')}
          </Button>
        )}
      </SheetFoot>
    </Sheet>
  );
}
