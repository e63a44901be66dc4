import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';

type ButtonVariant = 'default' | 'primary' | 'soft' | 'quiet' | 'danger' | 'danger-quiet' | 'light';
type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isBlock?: boolean;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Presses do nothing while it is true; the button keeps the focus, which a disabled one would lose. */
  isPending?: boolean;
  /** It stands in for the children while the button is pending. */
  pendingText?: ReactNode;
}

/** Returns the classes of a button, for links that look like one. */
export function getButtonClass({
  variant = 'default',
  size = 'md',
  isBlock = false,
}: ButtonLook = {}): string {
  return classNames(
    'btn',
    variant !== 'default' && `btn--${variant}`,
    size !== 'md' && `btn--${size}`,
    isBlock && 'btn--block',
  );
}

export function Button({
  variant,
  size,
  isBlock,
  isPending = false,
  pendingText,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={isPending || props['aria-disabled']}
      onClick={isPending ? ignorePress : onClick}
      className={classNames(getButtonClass({ variant, size, isBlock }), className)}
    >
      {isPending ? (
        <>
          <Spinner />
          {pendingText ?? children}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** The browser must not send a form either. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}
