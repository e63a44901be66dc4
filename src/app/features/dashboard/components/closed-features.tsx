import { Link } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import { paths } from '@/app/paths';
import type { VisitorFeature } from '@/core/plans';
import { useText } from '../use-text';

/** What a website has and visitors cannot use, because the owner's plan lacks it. */
export function ClosedFeatures({ features }: { features: readonly VisitorFeature[] }) {
  const t = useText();
  const names = features.map((feature) => t(`plans.features.${feature}`));
  return (
    <div className="site-card__closed">
      <EyeOff aria-hidden="true" />
      <p className="sm">
        <b className="strong">{t('dashboard.closed', { features: names.join(', ') })}</b>{' '}
        <span className="soft">{t('dashboard.closedText')}</span>{' '}
        <Link to={paths.subscribe} className="link">
          {t('dashboard.upgrade.action')}
        </Link>
      </p>
    </div>
  );
}
