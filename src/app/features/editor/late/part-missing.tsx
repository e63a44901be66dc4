import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { HeadingDepth } from '@/ui/heading';
import { Skeleton } from '@/ui/skeleton';
import { useIsOnline } from '@/ui/use-is-online';
import { useSync } from '../session/editor-session';
import { useText } from '../use-text';

interface PartMissingProps {
  hasFailed: boolean;
  /** Gives the shape its height. */
  className: string;
}

/** Where a part of the editor belongs whose script is on its way, or did not come. */
export function PartMissing({ hasFailed, className }: PartMissingProps) {
  const t = useText();
  const isCopyKept = useSync(({ backup }) => backup.isKept);
  const isOnline = useIsOnline();
  if (!hasFailed) {
    return (
      <>
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className={className} />
      </>
    );
  }
  return (
    <HeadingDepth by={1}>
      <EmptyState
        icon={<CircleAlert />}
        title={t('editor.partFailed')}
        text={t(isCopyKept ? 'editor.partFailedText' : 'editor.partFailedUnkept')}
        action={
          <Button disabled={!isOnline} onClick={() => window.location.reload()}>
            <RotateCw />
            {t('common.reload')}
          </Button>
        }
      />
    </HeadingDepth>
  );
}
