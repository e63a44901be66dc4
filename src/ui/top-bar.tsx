import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** Renders the bar that stays on top; wide ones reach both edges of the window. */
export function TopBar({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <header className={classNames('topbar', isWide && 'topbar--wide')}>
      <div className="topbar__in">{children}</div>
    </header>
  );
}
