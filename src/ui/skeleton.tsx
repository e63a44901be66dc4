import { classNames } from './class-names';

/** Renders the shape of something that is on its way; size and radius come by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />;
}
