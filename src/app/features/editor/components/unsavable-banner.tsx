import { editor, unsavable } from '@messages';
import { CircleAlert } from 'lucide-react';
import { createUseText } from '@/app/lib/texts';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { rescueFocusSoon } from '@/ui/rescue-focus';
import { useEditorDispatch, useSync } from '../session/editor-session';

const useText = createUseText({ editor, unsavable });

/** Says why nothing can be saved as it is, and what to do: the website was deleted, or somebody else has signed in. */
export function UnsavableBanner({ onMoved }: { onMoved: () => void }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const why = useSync(({ status }) => status);
  if (why !== 'gone' && why !== 'other-owner') return null;

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
          why === 'gone' && (
            <Button size="sm" onClick={handleKeep}>
              {t('editor.keepAsNew')}
            </Button>
          )
        }
      >
        {t(why === 'gone' ? 'unsavable.gone' : 'unsavable.otherOwner')}
      </Banner>
    </div>
  );
}
