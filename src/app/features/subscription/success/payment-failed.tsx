import { Link } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

export function PaymentFailed() {
  const t = useText();
  return (
    <Card className="is-refused">
      <EmptyState
        icon={<CircleX className="icon--lg" />}
        title={t('paymentSuccess.failed.title')}
        text={t('paymentSuccess.failed.text')}
        action={
          <Link to={paths.subscription} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('paymentSuccess.failed.action')}
          </Link>
        }
      />
    </Card>
  );
}
