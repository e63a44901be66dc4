import { Lock } from 'lucide-react';
import { Button } from '@/ui/button';
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
