import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Screen readers say it, and a tooltip shows it. */
  label: string;
  /** The button is red under the pointer, because it takes something away. */
  isBad?: boolean;
}

export function getIconButtonClass({ isBad = false }: { isBad?: boolean } = {}): string {
  return classNames('icon-btn', isBad && 'icon-btn--bad');
}

export function IconButton({
  label,
  isBad,
  className,
  type = 'button',
  children,
  ...props
}: IconButtonProps) {
  return (
    <button
      aria-label={label}
      title={label}
      {...props}
      type={type}
      className={classNames(getIconButtonClass({ isBad }), className)}
    >
      {children}
    </button>
  );
}
