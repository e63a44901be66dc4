import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useCurrentUser } from '@/app/lib/current-user';
import { monthlyPrice } from '@/app/lib/monthly-price';
import { isTrialOver } from '@/app/lib/trial-over';
import { paths } from '@/app/paths';
import { recommendedTier } from '@/core/plans';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ShopArt } from '@/ui/shop-art';
import { useText } from '../use-text';
import { ExpiredWebsites } from './expired-websites';
import { GoOnForFree } from './go-on-for-free';

/** In the place of the websites of an owner whose plan has ended: what that means, and the ways on. */
export function ExpiredPlan() {
  const t = useText();
  const { user } = useCurrentUser();
  return (
    <>
      <div className="expired">
        <Card>
          <EmptyState
            art={<ShopArt isShut />}
            title={t('dashboard.expired.title')}
            text={t('dashboard.expired.text')}
            action={
              <div className="grid gap-6">
                <ul className="expired__facts">
                  {user && isTrialOver(user) && <li>{t('dashboard.expired.trialOver')}</li>}
                  <li>{t('dashboard.expired.online')}</li>
                  <li>{t('dashboard.expired.closed')}</li>
                  <li>{t('dashboard.expired.kept')}</li>
                </ul>
                <div className="flex flex-wrap justify-center gap-3">
                  <Link to={paths.subscription} className={buttonClass({ variant: 'primary', size: 'lg' })}>
                    {t('dashboard.expired.renew', { price: monthlyPrice(recommendedTier) })}
                  </Link>
                  <Button size="lg" onClick={() => window.location.reload()}>
                    <RotateCw aria-hidden="true" />
                    {t('dashboard.expired.refresh')}
                  </Button>
                </div>
              </div>
            }
          />
        </Card>
        <GoOnForFree />
      </div>
      <ExpiredWebsites />
    </>
  );
}
