import { Clock } from 'lucide-react';
import { TRIAL_DAYS, TRIAL_WARNING_DAYS } from '@/core/plans';
import { Banner } from '@/ui/banner';
import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';

const DAYS = Array.from({ length: TRIAL_DAYS }, (_, index) => index);

/** How much of the trial is left, in words and, in its last week, as one mark for each day. */
export function TrialPlan({ daysLeft }: { daysLeft: number }) {
  const t = useText();
  const isOver = daysLeft <= 0;
  const endsSoon = !isOver && daysLeft <= TRIAL_WARNING_DAYS;
  return (
    <>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="h1">{t('subscription.current.trial')}</p>
          <p className={classNames('strong', isOver || endsSoon ? 'text-amber' : 'text-leaf-700')}>
            {isOver
              ? t('subscription.current.trialExpired')
              : t('subscription.current.daysLeft', { count: daysLeft })}
          </p>
        </div>
        {daysLeft <= TRIAL_DAYS && (
          <div className="trial-days" aria-hidden="true">
            {DAYS.map((day) => (
              <i key={day} className={classNames(day >= TRIAL_DAYS - daysLeft && 'is-left')} />
            ))}
          </div>
        )}
      </div>
      {endsSoon && (
        <Banner tone="amber" icon={<Clock aria-hidden="true" />}>
          {t('subscription.current.endingSoon')}
        </Banner>
      )}
    </>
  );
}
