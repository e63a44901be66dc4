import { CircleCheck } from 'lucide-react';
import { Badge } from '@/ui/badge';
import { useText } from '../use-text';

/** A plan that is paid for. */
export function ActivePlan({ tier }: { tier: string }) {
  const t = useText();
  const name = tier === 'standard' ? 'standard' : 'premium';
  return (
    <div className="grid justify-items-start gap-3">
      <Badge tone="green" className="plan-active">
        <CircleCheck aria-hidden="true" />
        {t(`subscription.current.${name}Active`)}
      </Badge>
      <p className="soft">{t(`subscription.current.${name}Text`)}</p>
    </div>
  );
}
