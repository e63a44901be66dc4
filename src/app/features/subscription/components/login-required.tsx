import { Link } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

export function LoginRequired() {
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
            search={{ next: paths.subscription }}
            className={buttonClass({ variant: 'primary', size: 'lg' })}
          >
            {t('subscription.loginRequired.action')}
          </Link>
        }
      />
    </Card>
  );
}
