import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
}

/** A choice that counts at once. */
export function Switch({ label, className, ...props }: SwitchProps) {
  return (
    <label className={classNames('switch', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is on */}
      <input {...props} type="checkbox" role="switch" />
      {label}
    </label>
  );
}
