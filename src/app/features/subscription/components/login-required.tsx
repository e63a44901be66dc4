import { Link } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { paths } from '@/app/paths';
import type { PaidTier } from '@/core/plans';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

export function LoginRequired({ wanted }: { wanted: PaidTier | undefined }) {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={<LogIn className="icon--lg" />}
        title={t('subscription.loginRequired.title')}
        text={t('subscription.loginRequired.text')}
        action={
          <Link
            to={paths.login}
            search={{ next: wanted ? `${paths.subscription}?plan=${wanted}` : paths.subscription }}
            className={buttonClass({ variant: 'primary', size: 'lg' })}
          >
            {t('subscription.loginRequired.action')}
          </Link>
        }
      />
    </Card>
  );
}
