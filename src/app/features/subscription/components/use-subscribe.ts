import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureNotice } from '@/app/lib/use-failure-notice';
import { paths } from '@/app/paths';
import type { SubscriptionCreated } from '@/contracts/billing';
import type { PaidTier } from '@/core/plans';
import { useToast } from '@/ui/toast';
import { createFailure } from '../create-failure';
import { useCreateSubscription } from '../payment-calls';
import { useText } from '../use-text';
import type { Occasion } from './offer-texts';

interface Due {
  clientSecret: string;
  amountCents?: number;
}

/** Asks for a plan; what is then to be paid is `due`, and a plan that begins without it is told of. */
export function useSubscribe(tier: PaidTier, { kind }: Occasion) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const creation = useCreateSubscription(() => {
    if (kind === 'better') void navigate({ to: paths.paymentSuccess });
    else {
      toast({
        title: t('subscription.subscribe.alreadyActive'),
        description: t('subscription.subscribe.alreadyActiveText'),
      });
    }
  });
  const { tellFailure, clearFailure } = useFailureNotice();
  const [due, setDue] = useState<Due | null>(null);

  const showForm = ({ clientSecret, amountCents }: SubscriptionCreated) => {
    if (clientSecret !== null) setDue({ clientSecret, amountCents });
  };
  const subscribe = () => {
    clearFailure();
    creation.mutate(tier, {
      onSuccess: showForm,
      onError: (error) => tellFailure(createFailure(error, t)),
    });
  };
  return { subscribe, isPending: creation.isPending, due };
}
