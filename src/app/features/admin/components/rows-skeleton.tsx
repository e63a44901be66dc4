import { Skeleton } from '@/ui/skeleton';

const ROWS = ['first', 'second', 'third'];

export function RowsSkeleton() {
  return (
    <ul className="rows" aria-hidden="true">
      {ROWS.map((row) => (
        <li key={row} className="row">
          <div className="grid gap-2">
            <Skeleton className="h-6 w-48 max-w-full" />
            <Skeleton className="h-6 w-full max-w-[60ch]" />
            <Skeleton className="h-5 w-36" />
          </div>
        </li>
      ))}
    </ul>
  );
}
