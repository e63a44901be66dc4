import { CircleAlert } from 'lucide-react';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useDraftStatus } from '../session/use-editor';
import { useText } from '../use-text';

/** Says that drafts are not taken any more, because the website was saved somewhere else. */
export function StaleBanner({ onCompare }: { onCompare: () => void }) {
  const t = useText();
  const status = useDraftStatus();
  if (status.kind !== 'failed' || status.why !== 'stale') return null;
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
