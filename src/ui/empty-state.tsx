import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading } from './heading';

interface EmptyStateProps {
  icon?: ReactNode;
  /** This picture takes the place of the icon. */
  art?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Says that something is not here, and why or what comes next, with one button. */
export function EmptyState({ icon, art, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('empty', className)}>
      {art && <div className="empty__art">{art}</div>}
      {icon && <span className="empty__icon">{icon}</span>}
      <Heading level={2} className="h2">
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {action && <div className="empty__action">{action}</div>}
    </div>
  );
}
