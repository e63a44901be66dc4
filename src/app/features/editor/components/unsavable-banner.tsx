import { editor, unsavable } from '@messages';
import { CircleAlert } from 'lucide-react';
import { createUseText } from '@/app/lib/texts';
import { paths } from '@/core/screen-paths';
import { Banner } from '@/ui/banner';
import { Button, getButtonClass } from '@/ui/button';
import { rescueFocusSoon } from '@/ui/rescue-focus';
import { useEditorDispatch, useSync } from '../session/editor-session';

const useText = createUseText({ editor, unsavable });

const texts = {
  gone: 'unsavable.gone',
  'other-owner': 'unsavable.otherOwner',
  'plan-ended': 'unsavable.planEnded',
} as const;

/**
 * Says why nothing can be saved as it is, and what to do: the website was deleted, somebody else has signed in, or the
 * owner's plan has ended.
 */
export function UnsavableBanner({ onMoved }: { onMoved: () => void }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const why = useSync(({ status }) => status);
  if (why !== 'gone' && why !== 'other-owner' && why !== 'plan-ended') return null;

  const handleKeep = () => {
    dispatch({ type: 'keep-as-new' });
    onMoved();
    rescueFocusSoon();
  };
  return (
    <div className="ed-banner">
      <Banner
        tone="red"
        icon={<CircleAlert />}
        action={
          (why === 'gone' && (
            <Button size="sm" onClick={handleKeep}>
              {t('editor.keepAsNew')}
            </Button>
          )) ||
          (why === 'plan-ended' && (
            // The editor stays open beside the plans, because the browser may have had no room for a copy.
            <a
              className={getButtonClass({ size: 'sm' })}
              href={`${paths.subscription}?kept=true`}
              target="_blank"
              rel="noopener"
            >
              {t('unsavable.choosePlan')}
            </a>
          ))
        }
      >
        {t(texts[why])}
      </Banner>
    </div>
  );
}
