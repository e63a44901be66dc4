import type { ReactNode } from 'react';

interface BannerProps {
  tone: 'green' | 'amber' | 'red' | 'blue';
  icon: ReactNode;
  children: ReactNode;
  /** It is one outlined button or link. */
  action?: ReactNode;
}

/** Renders one sentence that stays; screen readers announce a red one at once. */
export function Banner({ tone, icon, children, action }: BannerProps) {
  return (
    <div className={`banner banner--${tone}`} role={tone === 'red' ? 'alert' : 'status'}>
      {icon}
      <span className="banner__text">{children}</span>
      {action}
    </div>
  );
}
