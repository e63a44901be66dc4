import { Check } from 'lucide-react';
import { classNames } from './class-names';

interface TicksProps {
  lines: readonly string[];
  className?: string;
}

/** What is included, line by line. */
export function Ticks({ lines, className }: TicksProps) {
  return (
    <ul className={classNames('ticks', className)}>
      {lines.map((line) => (
        <li key={line}>
          <Check aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}
