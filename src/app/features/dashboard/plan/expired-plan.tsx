import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Archive, CalendarX, Globe, RotateCw } from 'lucide-react';
import { isTrialOver, useCurrentUser } from '@/app/entities/account';
import { useChangePlan } from '@/app/entities/plan';
import { listLostFeatures, listPlanFeatures } from '@/app/entities/plan-features';
import { WEBSITES_KEY } from '@/app/entities/website';
import { formatMonthlyPrice } from '@/app/lib/amounts';
import { useCall } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import { getPublicAddress } from '@/app/lib/page-facts';
import { useFailureToast } from '@/app/lib/use-failure-toast';
import { listAccountWebsites } from '@/contracts/endpoints/accounts';
import { FREE_TIER, getEntitlements, getTierNameValues, recommendedTier, type Tier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { getAccent, ShopArt } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { LetterTile } from '@/ui/letter-tile';
import { Crosses, Ticks } from '@/ui/ticks';
import { useText } from '../use-text';

/** Stands in place of the websites of an owner whose plan has ended; says what that means, and shows the ways on. */
export function ExpiredPlan() {
  const t = useText();
  const { user } = useCurrentUser();
  const facts = [
    { icon: Globe, title: t('dashboard.expired.onlineTitle'), text: t('dashboard.expired.online') },
    { icon: CalendarX, title: t('dashboard.expired.closedTitle'), text: t('dashboard.expired.closed') },
    { icon: Archive, title: t('dashboard.expired.keptTitle'), text: t('dashboard.expired.kept') },
  ];
  return (
    <>
      <div className="expired__head">
        <ShopArt isShut />
        <div className="grid justify-items-start gap-2">
          <h2 className="h1">{t('dashboard.expired.title')}</h2>
          <p>{t('dashboard.expired.text')}</p>
          {user && isTrialOver(user) && <p className="soft">{t('dashboard.expired.trialOver')}</p>}
          <Button onClick={() => window.location.reload()}>
            <RotateCw aria-hidden="true" />
            {t('dashboard.expired.refresh')}
          </Button>
        </div>
      </div>
      <ul className="expired__facts" aria-label={t('dashboard.expired.state')}>
        {facts.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <div>
              <p className="strong">{title}</p>
              <p className="sm soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="expired__plans">
        <ComeBack />
        <GoOnForFree />
      </div>
      <ExpiredWebsites />
    </>
  );
}

/** Offers the plan that includes all of the former one, with its price. */
function ComeBack() {
  const t = useText();
  const { name } = getTierNameValues(recommendedTier);
  return (
    <Card className="card__pad expired__plan expired__plan--main" aria-labelledby="come-back">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="h2" id="come-back">
          {name}
        </h2>
        <Badge tone="butter">{t('dashboard.expired.had')}</Badge>
      </div>
      <Price tier={recommendedTier} after={t('dashboard.expired.monthly')} />
      <Link
        to={paths.subscription}
        className={getButtonClass({ variant: 'primary', size: 'lg', isBlock: true })}
      >
        {t('dashboard.expired.renew', { price: formatMonthlyPrice(recommendedTier) })}
      </Link>
      <Ticks lines={listPlanFeatures(recommendedTier).map(({ key, count = 0 }) => t(key, { count }))} />
    </Card>
  );
}

function Price({ tier, after }: { tier: Tier; after: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <b className="h1">{formatMonthlyPrice(tier)}</b>
      <span className="soft">{after}</span>
    </p>
  );
}

/**
 * Offers the free plan beside the paid one, and says what it lacks. It ends nothing that has not ended already, so
 * there is no question.
 */
function GoOnForFree() {
  const t = useText();
  const queryClient = useQueryClient();
  const { showFailure, clearFailure } = useFailureToast();
  const { changePlan, isChanging } = useChangePlan({
    onDone: () => queryClient.resetQueries({ queryKey: WEBSITES_KEY }),
  });
  const goOn = () => {
    clearFailure();
    changePlan(FREE_TIER, {
      onError: (error) =>
        showFailure({ title: t('dashboard.expired.freeFailed'), description: findFailureDetail(error) }),
    });
  };
  const lost = listLostFeatures(recommendedTier, FREE_TIER).map(({ key, count = 0 }) => t(key, { count }));
  return (
    <Card className="card__pad expired__plan" aria-labelledby="free">
      <h2 className="h2" id="free">
        {t('dashboard.expired.free')}
      </h2>
      <Price tier={FREE_TIER} after={t('dashboard.expired.freeMonthly')} />
      <Button
        size="lg"
        isBlock
        isPending={isChanging}
        pendingText={t('dashboard.expired.freePending')}
        onClick={goOn}
      >
        {t('dashboard.expired.freeAction')}
      </Button>
      <div className="grid content-start gap-4">
        <p className="soft">
          {t('dashboard.expired.freeLead', { count: getEntitlements(FREE_TIER).limit('websites') })}
        </p>
        <h3 className="strong">{t('dashboard.expired.lacks')}</h3>
        <Crosses lines={lost} />
      </div>
    </Card>
  );
}

/**
 * Lists the websites of an owner whose plan has ended, each with a link to what visitors sent; shows nothing if there
 * are none.
 */
function ExpiredWebsites() {
  const t = useText();
  const { data, isError, isFetching, refetch } = useCall(
    listAccountWebsites,
    {},
    { refetchOnMount: 'always' },
  );
  if (data?.length === 0 || (!data && !isError)) return null;
  return (
    <Card aria-labelledby="expired-websites">
      <div className="card__pad grid gap-1">
        <h2 className="h2" id="expired-websites">
          {t('dashboard.expired.websites')}
        </h2>
        <p className="soft">{t('dashboard.expired.websitesLead')}</p>
      </div>
      {data ? (
        <ul className="expired__sites">
          {data.map(({ id, title, slug }) => (
            <li key={id}>
              <LetterTile text={title} accent={getAccent(id)} />
              <div className="min-w-0">
                <b className="strong wrap-anywhere">{title}</b>
                <p className="sm wrap-anywhere">
                  <a className="link" href={paths.site(slug)} target="_blank" rel="noopener">
                    {getPublicAddress(slug)}
                  </a>
                </p>
              </div>
              <Link
                to={paths.admin(id)}
                className={getButtonClass()}
                aria-label={t('dashboard.expired.openOf', { title })}
              >
                {t('dashboard.expired.open')}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="card__pad flex flex-wrap items-center gap-4" role="alert">
          <p className="soft">{t('dashboard.expired.websitesFailed')}</p>
          <Button isPending={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </Card>
  );
}
