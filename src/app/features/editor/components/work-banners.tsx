import { CircleAlert, History } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatDateTimeSeconds } from '@/app/lib/dates';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { rescueFocusSoon } from '@/ui/rescue-focus';
import { useEditorSession, useSync } from '../session/editor-session';
import { useErrorToast } from '../session/use-error-toast';
import type { UnsavedWork } from '../sync/unsaved-work';
import { useText } from '../use-text';
import { useLazyParts } from './use-lazy-parts';

/** Offers unsaved work of an earlier visit; nothing happens to it until the owner decides. */
export function RecoveryBanner({ onStale }: { onStale: () => void }) {
  const t = useText();
  const showError = useErrorToast();
  const { store, sync } = useEditorSession();
  const { parts } = useLazyParts();
  const { found, pending } = useSync(({ recovery }) => recovery);
  const [offer] = pending;
  /** The owner is asked about this offer; an offer that arrives meanwhile is not meant. */
  const [asked, setAsked] = useState<number | null>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  if (!offer) return null;
  const number = found.length - pending.length + 1;
  const time = formatRecoveryTime(offer, found);

  const handleRestore = () => {
    const isStale = offer.baseVersion !== store.getState().version;
    sync.restore();
    rescueFocusSoon();
    if (isStale) onStale();
  };
  const handleDiscard = async () => {
    setIsDiscarding(true);
    try {
      await sync.discard();
      rescueFocusSoon();
    } catch (error) {
      showError(error, t('editor.discardFailed'));
    } finally {
      setIsDiscarding(false);
      setAsked(null);
    }
  };
  return (
    <div className="ed-banner">
      <Banner
        tone="amber"
        icon={<History />}
        action={
          <span className="flex w-full gap-2 sm:w-auto">
            <Button size="sm" onClick={handleRestore}>
              {t('editor.restore')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAsked(number)}>
              {t('editor.discard')}
            </Button>
          </span>
        }
      >
        {t('editor.draftOffer', { time, number, count: found.length })}
      </Banner>
      {parts && (
        <parts.ConfirmDialog
          isOpen={asked === number}
          onClose={() => setAsked(null)}
          onConfirm={() => void handleDiscard()}
          title={t('editor.discardTitle')}
          text={t('editor.discardText', { time })}
          confirmLabel={t('editor.discard')}
          cancelLabel={t('common.cancel')}
          closeLabel={t('common.close')}
          isPending={isDiscarding}
        />
      )}
    </div>
  );
}

interface StaleBannerProps {
  /** True when a save met another one, and the dialog that compares them could not be loaded. */
  isShown: boolean;
  onCompare: () => void;
}

/** Says that drafts are refused from now on, because the website was saved somewhere else. */
export function ConflictBanner({ isShown, onCompare }: StaleBannerProps) {
  const t = useText();
  const isConflicted = useSync(({ status }) => status === 'conflicted');
  if (!isConflicted && !isShown) return null;
  return (
    <div className="ed-banner">
      <Banner
        tone="amber"
        icon={<CircleAlert />}
        action={
          <Button size="sm" onClick={onCompare}>
            {t('editor.compare')}
          </Button>
        }
      >
        {t('failures.staleVersion')}
      </Banner>
    </div>
  );
}

/** Formats when the offered work was left, with seconds if other work that was found is of the same minute. */
export function formatRecoveryTime({ savedAt }: UnsavedWork, found: readonly UnsavedWork[]): string {
  const minute = formatDateTime(savedAt);
  const isShared = found.filter((work) => formatDateTime(work.savedAt) === minute).length > 1;
  return isShared ? formatDateTimeSeconds(savedAt) : minute;
}
