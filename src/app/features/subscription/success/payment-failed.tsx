import { Link } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import { useText } from '@/app/lib/texts';
import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';

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
