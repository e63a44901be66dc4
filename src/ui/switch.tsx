import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  isInvalid?: boolean;
  /** The element with this id explains the switch. */
  describedBy?: string;
  onChange: (isOn: boolean) => void;
  className?: string;
}

/** Renders a choice that counts at once; the whole row is the target. */
export function Switch({ label, isOn, isInvalid, describedBy, onChange, className }: SwitchProps) {
  return (
    <label className={classNames('switch', className)}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
