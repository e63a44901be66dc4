import { Lock } from 'lucide-react';
import { monthlyPrice } from '@/app/lib/monthly-price';
import { Button } from '@/ui/button';
import { useText } from '../use-text';

interface PayButtonProps {
  isReady: boolean;
  isProcessing: boolean;
}

export function PayButton({ isReady, isProcessing }: PayButtonProps) {
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
      {t('payment.submit', { price: monthlyPrice('premium') })}
    </Button>
  );
}
