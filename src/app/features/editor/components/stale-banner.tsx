import { CircleAlert } from 'lucide-react';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useSync } from '../session/editor-session';
import { useText } from '../use-text';

interface StaleBannerProps {
  /** A save met another one, and the dialog that compares them did not load. */
  isShown: boolean;
  onCompare: () => void;
}

/** Says that drafts are not accepted any more, because the website was saved somewhere else. */
export function StaleBanner({ isShown, onCompare }: StaleBannerProps) {
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
