import { Lock } from 'lucide-react';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { useText } from '../use-text';

interface PayButtonProps {
  label: string;
  isReady: boolean;
  isProcessing: boolean;
}

export function PayButton({ label, isReady, isProcessing }: PayButtonProps) {
  const t = useText();
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      isBlock
      disabled={!isReady}
      isPending={isProcessing}
      pendingText={t('payment.pending')}
    >
      <Lock aria-hidden="true" />
      {label}
    </Button>
  );
}

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
