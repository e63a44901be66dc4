import { useQueryClient } from '@tanstack/react-query';
import { useChangePlan } from '@/app/entities/plan';
import { WEBSITES_KEY } from '@/app/entities/website';
import { failureDetail } from '@/app/lib/failure-text';
import { lostFeatures } from '@/app/lib/plan-features';
import { useFailureNotice } from '@/app/lib/use-failure-notice';
import { getEntitlements, recommendedTier } from '@/core/plans';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Crosses } from '@/ui/ticks';
import { useText } from '../use-text';

/** The free plan beside the paid one, with what it lacks. It takes nothing away that has not ended already, so it asks nothing. */
export function GoOnForFree() {
  const t = useText();
  const queryClient = useQueryClient();
  const { tellFailure, clearFailure } = useFailureNotice();
  const { changePlan, isChanging } = useChangePlan({
    onDone: () => queryClient.resetQueries({ queryKey: WEBSITES_KEY }),
  });
  const goOn = () => {
    clearFailure();
    changePlan('free', {
      onError: (error) =>
        tellFailure({ title: t('dashboard.expired.freeFailed'), description: failureDetail(error) }),
    });
  };
  const lost = lostFeatures(recommendedTier, 'free').map(({ key, count = 0 }) => t(key, { count }));
  return (
    <Card className="card__pad grid content-start gap-5" aria-labelledby="free">
      <div className="grid gap-1">
        <h2 className="h2" id="free">
          {t('dashboard.expired.free')}
        </h2>
        <p className="soft">
          {t('dashboard.expired.freeLead', { count: getEntitlements('free').limit('websites') })}
        </p>
      </div>
      <div className="grid gap-3">
        <h3 className="strong">{t('dashboard.expired.lacks')}</h3>
        <Crosses lines={lost} />
      </div>
      <Button
        size="lg"
        isBlock
        isPending={isChanging}
        pendingText={t('dashboard.expired.freePending')}
        onClick={goOn}
      >
        {t('dashboard.expired.freeAction')}
      </Button>
    </Card>
  );
}
