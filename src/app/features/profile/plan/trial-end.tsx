import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '@/app/lib/dates';
import { getTrialDaysLeft } from '@/core/plans';
import { Badge } from '@/ui/badge';
import { useText } from '../use-text';

/** When the trial ends, or ended. */
export function TrialEnd({ endDate }: { endDate: string }) {
  const t = useText();
  const [openedAt] = useState(() => new Date());
  const daysLeft = getTrialDaysLeft(new Date(endDate), openedAt);
  const date = formatDate(endDate);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="inline-flex items-center gap-2">
        <CalendarDays className="text-leaf-600" aria-hidden="true" />
        {daysLeft > 0 ? t('profile.trialEnds', { date }) : t('profile.trialEnded', { date })}
      </span>
      {daysLeft > 0 && <Badge tone="butter">{t('profile.trialDaysLeft', { count: daysLeft })}</Badge>}
    </p>
  );
}
