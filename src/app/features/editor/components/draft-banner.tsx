import { History } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@/app/lib/dates';
import { useText } from '@/app/lib/texts';
import type { Draft } from '@/contracts/websites';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { websiteCalls } from '../api/website-calls';
import { useEditorSession } from '../session/use-editor';
import { useTellFailure } from '../session/use-tell-failure';
import { toEditorPage } from '../state/editor-page';
import { isSamePage } from '../state/same-page';

/** Offers unsaved work of an earlier visit; nothing happens to it until the owner decides. */
export function DraftBanner({ draft }: { draft: Draft }) {
  const t = useText();
  const tellFailure = useTellFailure();
  const { store } = useEditorSession();
  const page = toEditorPage(draft);
  const [isOffered, setIsOffered] = useState(() => !isSamePage(page, store.getState().saved.page));
  const [isDiscarding, setIsDiscarding] = useState(false);
  if (!isOffered) return null;

  const handleRestore = () => {
    store.dispatch({ type: 'restore', page });
    setIsOffered(false);
  };
  const handleDiscard = async () => {
    setIsDiscarding(true);
    try {
      await websiteCalls.discardDraft(store.getState().websiteId ?? 0);
      setIsOffered(false);
    } catch (error) {
      tellFailure(error, t('editor.discardFailed'));
    } finally {
      setIsDiscarding(false);
    }
  };
  return (
    <div className="ed-banner">
      <Banner
        tone="amber"
        icon={<History />}
        action={
          <span className="flex w-full gap-2 sm:w-auto">
            <Button size="sm" disabled={isDiscarding} onClick={handleRestore}>
              {t('editor.restore')}
            </Button>
            <Button size="sm" variant="quiet" isPending={isDiscarding} onClick={() => void handleDiscard()}>
              {t('editor.discard')}
            </Button>
          </span>
        }
      >
        {t('editor.draftOffer', { time: formatDateTime(draft.savedAt) })}
      </Banner>
    </div>
  );
}
