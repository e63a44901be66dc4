import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { RowsSkeleton } from '../rows/loaded-list';
import { useText } from '../use-text';

const STATS = ['visitors', 'views', 'messages', 'bookings'];

/** Shows the shape of the screen while its website is loading. */
export function AdminSkeleton() {
  const t = useText();
  return (
    <>
      <p className="sr-only" role="status">
        {t('admin.loading')}
      </p>
      <div className="admin-head" aria-hidden="true">
        <div className="admin-head__id">
          <Skeleton className="size-16 rounded-lg" />
          <div className="grid gap-2">
            <Skeleton className="h-8 w-56 max-w-full" />
            <Skeleton className="h-5 w-40" />
          </div>
        </div>
      </div>
      <div className="stat-row" aria-hidden="true">
        {STATS.map((name) => (
          <Card key={name} className="stat">
            <Skeleton className="h-5 w-24 max-w-full" />
            <Skeleton className="col-span-full h-10 w-16" />
            <Skeleton className="col-span-full h-5 w-28 max-w-full" />
          </Card>
        ))}
      </div>
      <Card aria-hidden="true">
        <RowsSkeleton />
      </Card>
    </>
  );
}
