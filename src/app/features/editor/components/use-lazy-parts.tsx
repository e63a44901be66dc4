import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { HeadingDepth } from '@/ui/heading';
import { lazy } from '@/ui/lazy';
import { Skeleton } from '@/ui/skeleton';
import { useIsOnline } from '@/ui/use-is-online';
import { useSync } from '../session/editor-session';
import { useText } from '../use-text';

const parts = lazy(() => import('./parts'));
// Only the editor's screen imports this file, so the parts are asked for together with the website, not after it.
parts.load();

/**
 * Returns the parts of the editor that have a script of their own: everything that draws the page, and the fields of
 * the sections.
 */
export const useLazyParts = parts.useLazy;

interface PartMissingProps {
  hasFailed: boolean;
  /** It sets the height of the placeholder. */
  className: string;
}

/** Stands in for a part of the editor whose script is loading or failed to load. */
export function PartMissing({ hasFailed, className }: PartMissingProps) {
  const t = useText();
  const isBackupKept = useSync(({ backup }) => backup.isKept);
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
        text={t(isBackupKept ? 'editor.partFailedText' : 'editor.partFailedUnkept')}
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

/** Says once that parts of the editor could not be loaded, wherever they are missing. */
export function LazyStatus() {
  const t = useText();
  const { hasFailed } = useLazyParts();
  return (
    <span role="status" className="sr-only">
      {hasFailed && t('editor.partFailed')}
    </span>
  );
}
