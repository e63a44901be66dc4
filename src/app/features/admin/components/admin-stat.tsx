import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/app/paths';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { Skeleton } from '@/ui/skeleton';
import { StatCard } from '@/ui/stat-card';
import { useText } from '../use-text';

interface AdminStatProps {
  label: string;
  /** Undefined while it is on the way, and when it could not be loaded. */
  value: string | undefined;
  note: string;
  icon: ReactNode;
  isPending: boolean;
  /** The plan that shows it, where the owner's does not. */
  lockedUntil?: PaidTier;
}

export function AdminStat({ label, value, note, icon, isPending, lockedUntil }: AdminStatProps) {
  const t = useText();
  if (lockedUntil) {
    return (
      <StatCard
        label={label}
        icon={icon}
        value={
          <span className="stat-locked">
            <Lock aria-hidden="true" />
            <span className="sr-only">{t('admin.stats.locked')}</span>
          </span>
        }
        note={
          <a className="link" href={paths.choosePlan(lockedUntil)}>
            {t('admin.stats.lockedNote', { tier: t('plans.tierName', getTierNameValues(lockedUntil)) })}
          </a>
        }
      />
    );
  }
  if (isPending)
    return <StatCard label={label} icon={icon} value={<Skeleton className="h-10 w-16" />} note={note} />;
  if (value === undefined) {
    return (
      <StatCard
        label={label}
        icon={icon}
        value={t('admin.stats.missing')}
        note={t('admin.stats.missingNote')}
      />
    );
  }
  return <StatCard label={label} icon={icon} value={value} note={note} />;
}
