import { Link } from '@tanstack/react-router';
import { CircleAlert, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { ApiError } from '@/app/lib/api-client';
import { browserCopies } from '@/app/lib/browser-copies';
import { paths } from '@/core/screen-paths';
import { Button, getButtonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { TopBar } from '@/ui/top-bar';
import { getBackupFolder, moveBackupsToNew } from '../sync/unsaved-work';
import { useText } from '../use-text';

/** Shows the shape of the editor while the website is loading. */
export function EditorSkeleton() {
  const t = useText();
  return (
    <>
      <TopBar isWide>
        <h1 className="h2">{t('editor.titleEdit')}</h1>
      </TopBar>
      <main id="main" className="wrap editor" aria-busy="true">
        <span className="sr-only" role="status">
          {t('common.loading')}
        </span>
        <div className="editor__left">
          <div className="card card__pad grid gap-5">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-24" />
          </div>
          <div className="card card__pad grid gap-3">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </div>
        <div className="editor__preview card">
          <Skeleton className="h-[650px]" />
        </div>
      </main>
    </>
  );
}

interface EditorUnavailableProps {
  websiteId: number;
  error: Error;
  onRetry: () => void;
}

/** Says that the website does not exist, or that it could not be loaded. */
export function EditorUnavailable({ websiteId, error, onRetry }: EditorUnavailableProps) {
  const t = useText();
  const userId = useCurrentUser().user?.id ?? 0;
  const [hasWork] = useState(() => browserCopies.list(userId, getBackupFolder(websiteId)).length > 0);
  const isMissing = error instanceof ApiError && error.status === 404;
  const back = (
    <Link to={paths.home} className={getButtonClass({ variant: isMissing ? 'primary' : 'default' })}>
      {t('editor.backToDashboard')}
    </Link>
  );
  return (
    <main id="main" className="wrap page">
      <h1 className="sr-only">{t('editor.titleEdit')}</h1>
      {isMissing ? (
        <EmptyState
          icon={<SearchX />}
          title={t('failures.websiteNotFound')}
          text={t(hasWork ? 'editor.missingTextKept' : 'editor.missingText')}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              {back}
              {hasWork && (
                <Link
                  to={paths.editor()}
                  className={getButtonClass({ variant: 'default' })}
                  onClick={() => moveBackupsToNew(browserCopies, userId, websiteId)}
                >
                  {t('editor.keepAsNew')}
                </Link>
              )}
            </span>
          }
        />
      ) : (
        <EmptyState
          icon={<CircleAlert />}
          title={t('editor.loadFailed')}
          text={(error instanceof ApiError && error.serverMessage) || t('editor.loadFailedText')}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              {back}
              <Button variant="primary" onClick={onRetry}>
                {t('common.retry')}
              </Button>
            </span>
          }
        />
      )}
    </main>
  );
}
