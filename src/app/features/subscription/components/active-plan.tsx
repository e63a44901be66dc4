import { CircleCheck } from 'lucide-react';
import { getTierNameValues, type Tier } from '@/core/plans';
import { Badge } from '@/ui/badge';
import { useText } from '../use-text';

/** A plan that is paid for. */
export function ActivePlan({ tier }: { tier: Tier }) {
  const t = useText();
  const values = getTierNameValues(tier);
  return (
    <div className="grid justify-items-start gap-3">
      <Badge tone="green" className="plan-active">
        <CircleCheck aria-hidden="true" />
        {t('subscription.current.active', values)}
      </Badge>
      <p className="soft">{t('subscription.current.activeText', values)}</p>
    </div>
  );
}
