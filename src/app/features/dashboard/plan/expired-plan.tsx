import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { monthlyPrice } from '@/app/lib/monthly-price';
import { paths } from '@/app/paths';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ShopArt } from '@/ui/shop-art';
import { useText } from '../use-text';

/** In the place of the websites of an owner whose plan has ended. */
export function ExpiredPlan() {
  const t = useText();
  return (
    <Card>
      <EmptyState
        className="py-18"
        art={<ShopArt isShut />}
        title={t('dashboard.expired.title')}
        text={t('dashboard.expired.text')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={paths.subscription} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              {t('dashboard.expired.renew', { price: monthlyPrice('premium') })}
            </Link>
            <Button size="lg" onClick={() => window.location.reload()}>
              <RotateCw aria-hidden="true" />
              {t('dashboard.expired.refresh')}
            </Button>
          </div>
        }
      />
    </Card>
  );
}
