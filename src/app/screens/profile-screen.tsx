import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { AccountCard } from '@/app/features/profile/account-card';
import { PlanCard } from '@/app/features/profile/plan-card';
import { OwnerBar } from '@/app/frame/owner-bar';
import { useCurrentUser } from '@/app/lib/current-user';
import { useScreenTitle } from '@/app/lib/screen-title';
import { useText } from '@/app/lib/texts';
import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';

export function ProfileScreen() {
  const t = useText();
  const { user } = useCurrentUser();
  useScreenTitle(t('profile.documentTitle'));
  return (
    <>
      <OwnerBar />
      <main className="wrap page">
        <div className="grid justify-items-start gap-1">
          <Link to={paths.home} className={`${buttonClass({ variant: 'quiet' })} -ml-4`}>
            <ArrowLeft />
            {t('profile.dashboard')}
          </Link>
          <h1 className="h1" tabIndex={-1}>
            {t('profile.title')}
          </h1>
        </div>
        {user && (
          <div className="grid items-start gap-4 sm:gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <AccountCard user={user} />
            <PlanCard user={user} />
          </div>
        )}
      </main>
    </>
  );
}
