import type { ReactNode } from 'react';

interface BannerProps {
  tone: 'green' | 'amber' | 'red' | 'blue';
  icon: ReactNode;
  children: ReactNode;
  /** One outlined button or link. */
  action?: ReactNode;
}

/** One sentence that stays; a red one is announced at once. */
export function Banner({ tone, icon, children, action }: BannerProps) {
  return (
    <div className={`banner banner--${tone}`} role={tone === 'red' ? 'alert' : 'status'}>
      {icon}
      <span className="banner__text">{children}</span>
      {action}
    </div>
  );
}
