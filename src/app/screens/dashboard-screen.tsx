import { Link } from '@tanstack/react-router';
import { CloudOff, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { useWaiting, useWebsites } from '@/app/entities/website';
import { useBin } from '@/app/features/dashboard/bin/use-bin';
import { WebsiteList } from '@/app/features/dashboard/components/website-list';
import { CreateWebsiteDialog, type Proposal } from '@/app/features/dashboard/create/create-website-dialog';
import { ExpiredPlan } from '@/app/features/dashboard/plan/expired-plan';
import { PlanBanner } from '@/app/features/dashboard/plan/plan-banner';
import { useText } from '@/app/features/dashboard/use-text';
import { useKnownDevice } from '@/app/features/notices/notice-choice';
import { EmailProofLine } from '@/app/frame/email-proof/email-proof-line';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { OwnerBar } from '@/app/frame/owner-bar';
import { isForbidden } from '@/app/lib/api-client';
import { formatTime } from '@/app/lib/dates';
import { useScreenTitle } from '@/app/lib/screen-title';
import { getEntitlements, getRequiredPlanAbove, isFreeTier, type LockedFeature } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Banner } from '@/ui/banner';
import { Button, getButtonClass } from '@/ui/button';
import { useIsOnline } from '@/ui/use-is-online';

export function DashboardScreen() {
  const t = useText();
  const [isCreating, setIsCreating] = useState(false);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const answered = useRef<Proposal | null>(null);
  useScreenTitle(t('dashboard.title'));
  const { user } = useCurrentUser();
  useKnownDevice();
  const { data: websites, error, isPending } = useWebsites();
  const isEmpty = websites?.length === 0;
  const locked = useLockedCreation(websites?.length ?? 0);
  const showLocked = useShowLocked();
  const openDialog = (chosen: Proposal | null = answered.current) => {
    if (locked) return showLocked(locked);
    setProposal(chosen);
    setIsCreating(true);
  };
  if (isForbidden(error)) {
    return (
      <>
        <OwnerBar />
        <main id="main" className="wrap page">
          <h1 className="sr-only" tabIndex={-1}>
            {t('dashboard.title')}
          </h1>
          <EmailProofLine />
          <PlanBanner />
          <ExpiredPlan />
        </main>
      </>
    );
  }
  return (
    <>
      <OwnerBar />
      <main id="main" className="wrap page">
        {/* The line waits until it is known what stands below it, so that it does not move after it was read. */}
        {!isPending && !isEmpty && <EmailProofLine />}
        <OfflineLine />
        {!isPending && !isEmpty && <PlanBanner />}
        <div className="page-head">
          <div>
            <h1 className="h1">{t('dashboard.title')}</h1>
            {!isEmpty && <p className="soft">{websites ? <Lead /> : t('dashboard.lead')}</p>}
          </div>
          {/* The plan may allow no more websites than there are. */}
          <Button variant="primary" disabled={isPending} onClick={() => openDialog()}>
            <Plus />
            {t('dashboard.create')}
          </Button>
        </div>
        <WebsiteList onCreate={openDialog} answered={answered} />
        {/* An owner without a website begins here, because a phone would otherwise show nothing but notices. */}
        {isEmpty && (
          <>
            <PlanBanner />
            <EmailProofLine />
          </>
        )}
        {websites && <BinLink />}
        {user && isFreeTier(user.subscriptionTier) && <UpgradeCard />}
      </main>
      <CreateWebsiteDialog isOpen={isCreating} proposal={proposal} onClose={() => setIsCreating(false)} />
    </>
  );
}

/** Says that the data on the screen may be out of date. */
function OfflineLine() {
  const t = useText();
  const { data, dataUpdatedAt } = useWebsites();
  if (useIsOnline() || !data) return null;
  return (
    <Banner tone="amber" icon={<CloudOff aria-hidden="true" />}>
      <b className="block">{t('dashboard.offline.title')}</b>
      <span className="sm">
        {t('dashboard.offline.seen', { time: formatTime(new Date(dataUpdatedAt).toISOString()) })}
      </span>
    </Banner>
  );
}

/**
 * Says how much waits for the owner at all websites together, or else what can be done here. An owner whose plan has
 * ended may not ask.
 */
function Lead() {
  const t = useText();
  const waiting = useWaiting() ?? [];
  const parts = (['bookings', 'orders', 'messages'] as const)
    .map((kind) => ({ kind, count: waiting.reduce((sum, one) => sum + one[kind], 0) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`dashboard.waits.${kind}`, { count }));
  return parts.length > 0 ? t('dashboard.waits.lead', { parts: parts.join(', ') }) : t('dashboard.lead');
}

/**
 * Leads to the bin while there is something in it. An owner whose plan has ended may not read it, and would be led
 * away.
 */
function BinLink() {
  const t = useText();
  const { data: binned = [] } = useBin();
  if (binned.length === 0) return null;
  return (
    <Link to={paths.bin} className={`${getButtonClass({ variant: 'quiet' })} justify-self-start`}>
      <Trash2 />
      {t('bin.link', { count: binned.length })}
    </Link>
  );
}

/** Says what a plan would add, for owners on the free one. */
function UpgradeCard() {
  const t = useText();
  return (
    <section className="upsell" aria-labelledby="upgrade">
      <div className="grid gap-2">
        <h2 className="h2" id="upgrade">
          {t('dashboard.upgrade.title')}
        </h2>
        <p className="soft max-w-[60ch]">{t('dashboard.upgrade.text')}</p>
      </div>
      <Link to={paths.subscribe} className={getButtonClass({ variant: 'primary', size: 'lg' })}>
        {t('dashboard.upgrade.action')}
      </Link>
    </section>
  );
}

/** Returns the feature that an owner with this many websites lacks for another one, or null if it can be created. */
function useLockedCreation(count: number): LockedFeature | null {
  const { user } = useCurrentUser();
  const hasRoom = !user || count < getEntitlements(user.subscriptionTier).limit('websites');
  return hasRoom ? null : getRequiredPlanAbove('websites', count);
}
