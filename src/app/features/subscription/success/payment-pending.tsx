import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

interface PaymentPendingProps {
  icon: ReactNode;
  title: string;
  text: string;
  isChecking: boolean;
  onCheck: () => void;
}

/** Nobody knows yet whether the payment has arrived. */
export function PaymentPending({ icon, title, text, isChecking, onCheck }: PaymentPendingProps) {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <Button
            variant="primary"
            size="lg"
            isPending={isChecking}
            pendingText={t('paymentSuccess.processing.checking')}
            onClick={onCheck}
          >
            <RotateCw aria-hidden="true" />
            {t('paymentSuccess.processing.action')}
          </Button>
        }
      />
    </Card>
  );
}
