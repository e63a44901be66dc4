import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

export function SubscriptionActivated() {
  const t = useText();
  return (
    <Card className="is-paid">
      <EmptyState
        icon={<Check className="icon--lg" />}
        title={t('subscription.activated.title')}
        text={t('subscription.activated.text')}
        action={
          <Link to={paths.home} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('subscription.activated.action')}
          </Link>
        }
      />
    </Card>
  );
}
