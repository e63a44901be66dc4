import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleX, Clock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { refreshPlan } from '@/app/entities/plan';
import { Redirect } from '@/app/frame/redirect';
import { ApiError } from '@/app/lib/api-client';
import { getCallKey } from '@/app/lib/call';
import * as api from '@/contracts/endpoints/billing';
import { paths } from '@/core/screen-paths';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { PageSpinner } from '@/ui/spinner';
import { confirmSubscription } from '../confirm-subscription';
import { useText } from '../use-text';

interface PaymentCheckProps {
  paymentIntentId: string;
  redirectStatus: string;
}

/**
 * Asks the server how the payment ended from which the owner comes back: the address is only a hint. A query asks only
 * once, however often the screen is rendered.
 */
export function PaymentCheck({ paymentIntentId, redirectStatus }: PaymentCheckProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const check = useQuery({
    queryKey: [...getCallKey(api.confirmSubscription, {}), paymentIntentId],
    queryFn: async () => {
      await confirmSubscription(paymentIntentId);
      await refreshPlan(queryClient);
      return true;
    },
  });
  if (check.data) return <Redirect to={paths.paymentSuccess} search={{ payment_intent: paymentIntentId }} />;
  if (!check.error) return <PageSpinner label={t('paymentSuccess.checking')} />;

  const again = { isChecking: check.isFetching, onCheck: () => void check.refetch() };
  if (!isRefused(check.error)) {
    return (
      <PaymentPending
        {...again}
        icon={<CircleAlert className="icon--lg" />}
        title={t('paymentSuccess.unchecked.title')}
        text={t('paymentSuccess.unchecked.text')}
      />
    );
  }
  if (redirectStatus !== 'processing') return <PaymentFailed />;
  return (
    <PaymentPending
      {...again}
      icon={<Clock className="icon--lg" />}
      title={t('paymentSuccess.processing.title')}
      text={t('paymentSuccess.processing.text')}
    />
  );
}

/** Returns true if the server has looked and nothing was paid; any other error says nothing about the payment. */
function isRefused(error: Error): boolean {
  return error instanceof ApiError && [400, 402, 404].includes(error.status);
}

interface PaymentPendingProps {
  icon: ReactNode;
  title: string;
  text: string;
  isChecking: boolean;
  onCheck: () => void;
}

/** Says that it is not known yet whether the payment has arrived. */
function PaymentPending({ icon, title, text, isChecking, onCheck }: PaymentPendingProps) {
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

export function PaymentFailed() {
  const t = useText();
  return (
    <Card className="is-refused">
      <EmptyState
        icon={<CircleX className="icon--lg" />}
        title={t('paymentSuccess.failed.title')}
        text={t('paymentSuccess.failed.text')}
        action={
          <Link to={paths.subscription} className={getButtonClass({ variant: 'primary', size: 'lg' })}>
            {t('paymentSuccess.failed.action')}
          </Link>
        }
      />
    </Card>
  );
}
