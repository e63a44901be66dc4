import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, CircleAlert, Store } from 'lucide-react';
import { ApiError } from '@/app/lib/api-client';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/core/screen-paths';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

interface WebsiteMissingProps {
  error: unknown;
  /** True when the website is known to be missing without a failed call. */
  isGone?: boolean;
  onRetry: () => void;
}

/** Stands in place of a website that does not exist, or could not be loaded. */
export function WebsiteMissing({ error, isGone = false, onRetry }: WebsiteMissingProps) {
  const t = useText();
  const isNotFound = isGone || (error instanceof ApiError && error.status === 404);
  return (
    <Card>
      <h1 className="sr-only" tabIndex={-1}>
        {t('admin.title')}
      </h1>
      {isNotFound ? (
        <EmptyState
          icon={<Store className="icon--lg" />}
          title={t('admin.notFound.title')}
          text={t('admin.notFound.text')}
          action={
            <Link className={getButtonClass({ variant: 'primary' })} to={paths.home}>
              {t('admin.notFound.back')}
            </Link>
          }
        />
      ) : (
        <EmptyState
          icon={<CircleAlert className="icon--lg" />}
          title={t('admin.loadError.title')}
          text={t('admin.loadError.text')}
          action={
            <Button variant="primary" onClick={onRetry}>
              {t('admin.loadError.retry')}
            </Button>
          }
        />
      )}
    </Card>
  );
}

export function SelectWebsite() {
  const t = useText();
  useScreenTitle(t('admin.select.title'));
  return (
    <Card>
      <h1 className="sr-only" tabIndex={-1}>
        {t('admin.title')}
      </h1>
      <EmptyState
        icon={<ChartNoAxesColumn className="icon--lg" />}
        title={t('admin.select.title')}
        text={t('admin.select.text')}
        action={
          <Link className={getButtonClass({ variant: 'primary' })} to={paths.home}>
            {t('admin.select.dashboard')}
          </Link>
        }
      />
    </Card>
  );
}
