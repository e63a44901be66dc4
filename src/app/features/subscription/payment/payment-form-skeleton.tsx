import { Skeleton } from '@/ui/skeleton';
import { useText } from '../use-text';

export function PaymentFormSkeleton() {
  const t = useText();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t('payment.loading')}</span>
      <Skeleton className="h-60 rounded-row" />
      <Skeleton className="h-13 rounded-row" />
    </div>
  );
}
