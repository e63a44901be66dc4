import '@/app/features/profile/profile.css';
import { useCurrentUser } from '@/app/entities/account';
import { AccountCard } from '@/app/features/profile/account/account-card';
import { DataCard, DeleteAccountCard } from '@/app/features/profile/account/leaving-cards';
import { InvoicesCard } from '@/app/features/profile/invoices-card';
import { PlanCard } from '@/app/features/profile/plan/plan-card';
import { SessionsCard } from '@/app/features/profile/sessions-card';
import { useText } from '@/app/features/profile/use-text';
import { EmailProofLine } from '@/app/frame/email-proof/email-proof-line';
import { OwnerBar } from '@/app/frame/owner-bar';
import { ScreenHead } from '@/app/frame/screen-head';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/core/screen-paths';

export function ProfileScreen() {
  const t = useText();
  const { user } = useCurrentUser();
  useScreenTitle(t('profile.documentTitle'));
  return (
    <>
      <OwnerBar />
      <main id="main" className="wrap page">
        <ScreenHead backTo={paths.home} back={t('profile.dashboard')} title={t('profile.title')} />
        <EmailProofLine />
        {user && (
          <div className="profile">
            <div className="profile__side">
              <AccountCard user={user} />
              <SessionsCard />
              <DataCard />
            </div>
            <div className="profile__side">
              <PlanCard user={user} />
              <InvoicesCard />
            </div>
            <div className="profile__end">
              <DeleteAccountCard user={user} />
            </div>
          </div>
        )}
      </main>
    </>
  );
}
