import { History } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { rescueFocusSoon } from '@/ui/rescue-focus';
import { useEditorSession, useSync } from '../session/editor-session';
import { formatRecoveryTime } from '../session/format-recovery-time';
import { useTellFailure } from '../session/use-tell-failure';
import { useText } from '../use-text';

/** Offers unsaved work of an earlier visit; nothing happens to it until the owner decides. */
export function DraftBanner({ onStale }: { onStale: () => void }) {
  const t = useText();
  const tellFailure = useTellFailure();
  const { store, sync } = useEditorSession();
  const { found, pending } = useSync(({ recovery }) => recovery);
  const [offer] = pending;
  /** Which offer it is asked about: another one that comes meanwhile is not meant. */
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
      tellFailure(error, t('editor.discardFailed'));
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
      <ConfirmDialog
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
    </div>
  );
}
