import { Skeleton } from '@/ui/skeleton';
import { useText } from '../use-text';

const SHAPES = ['first', 'second', 'third'];

export function WebsiteListSkeleton() {
  const t = useText();
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <div className="site-grid" aria-hidden="true">
        {SHAPES.map((shape) => (
          <div key={shape} className="card site-card">
            <Skeleton className="h-8.5 rounded-none" />
            <div className="site-card__body">
              <div className="site-card__id">
                <Skeleton className="size-14 flex-none rounded-row" />
                <span className="grid flex-1 gap-2">
                  <Skeleton className="h-5 w-[70%]" />
                  <Skeleton className="h-3.5 w-1/2" />
                </span>
              </div>
              <span className="grid h-12 content-center gap-2.5">
                <Skeleton className="h-3.5" />
                <Skeleton className="h-3.5 w-4/5" />
              </span>
              <Skeleton className="h-6.5 w-24 rounded-full" />
            </div>
            <div className="site-card__foot">
              <Skeleton className="h-(--control) w-23 rounded-md" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
