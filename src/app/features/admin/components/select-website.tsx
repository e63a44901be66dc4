import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

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
          <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
            {t('admin.select.dashboard')}
          </Link>
        }
      />
    </Card>
  );
}
