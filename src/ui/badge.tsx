import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type BadgeTone = 'neutral' | 'green' | 'amber' | 'red' | 'blue' | 'butter' | 'outline' | 'tier';

interface BadgeProps {
  tone?: BadgeTone;
  /** A dot stands before the word: full, or a ring for something that is not there yet. */
  hasDot?: boolean;
  isDotHollow?: boolean;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', hasDot = false, isDotHollow, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', getToneClass(tone), className)}>
      {hasDot && (
        <span className={classNames('badge__dot', isDotHollow && 'badge__dot--hollow')} aria-hidden="true" />
      )}
      {children}
    </span>
  );
}

function getToneClass(tone: BadgeTone): string | false {
  if (tone === 'neutral') return false;
  return tone === 'tier' ? 'badge--tier badge--outline' : `badge--${tone}`;
}
