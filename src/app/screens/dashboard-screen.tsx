import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWebsites } from '@/app/entities/website';
import { WebsiteList } from '@/app/features/dashboard/components/website-list';
import { CreateWebsiteDialog } from '@/app/features/dashboard/create/create-website-dialog';
import { useLockedCreation } from '@/app/features/dashboard/create/use-locked-creation';
import { ExpiredPlan } from '@/app/features/dashboard/plan/expired-plan';
import { PlanBanner } from '@/app/features/dashboard/plan/plan-banner';
import { UpgradeCard } from '@/app/features/dashboard/plan/upgrade-card';
import { useText } from '@/app/features/dashboard/use-text';
import { EmailProofLine } from '@/app/frame/email-proof/email-proof-line';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { OwnerBar } from '@/app/frame/owner-bar';
import { isForbidden } from '@/app/lib/api-client';
import { useCurrentUser } from '@/app/lib/current-user';
import { useScreenTitle } from '@/app/lib/screen-title';
import { Button } from '@/ui/button';

export function DashboardScreen() {
  const t = useText();
  const [isCreating, setIsCreating] = useState(false);
  useScreenTitle(t('dashboard.title'));
  const { user } = useCurrentUser();
  const { data: websites, error, isPending } = useWebsites();
  const isEmpty = websites?.length === 0;
  const locked = useLockedCreation(websites?.length ?? 0);
  const showLocked = useShowLocked();
  const openDialog = () => (locked ? showLocked(locked) : setIsCreating(true));
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
        <EmailProofLine />
        <PlanBanner />
        <div className="page-head">
          <div>
            <h1 className="h1">{t('dashboard.title')}</h1>
            {!isEmpty && <p className="soft">{t('dashboard.lead')}</p>}
          </div>
          {/* How many there are decides whether the plan allows one more. */}
          <Button variant="primary" disabled={isPending} onClick={openDialog}>
            <Plus />
            {t('dashboard.create')}
          </Button>
        </div>
        <WebsiteList onCreate={openDialog} />
        {user?.subscriptionTier === 'free' && <UpgradeCard />}
      </main>
      <CreateWebsiteDialog isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
}
