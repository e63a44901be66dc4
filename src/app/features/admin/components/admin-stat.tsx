import type { ReactNode } from 'react';
import { useText } from '@/app/lib/texts';
import { Skeleton } from '@/ui/skeleton';
import { StatCard } from '@/ui/stat-card';

interface AdminStatProps {
  label: string;
  /** Undefined while it is on the way, and when it could not be loaded. */
  value: string | undefined;
  note: string;
  icon: ReactNode;
  isPending: boolean;
}

export function AdminStat({ label, value, note, icon, isPending }: AdminStatProps) {
  const t = useText();
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
